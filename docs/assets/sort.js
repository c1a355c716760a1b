/*
 * Tables in a box of the class acp-sortable can be sorted by each column: its heading gets a button. Rows that are
 * equal keep their order, a cell without a letter or digit comes last, and numbers count as numbers.
 */
{
  const order = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  const text = (row, column) => row.cells[column].textContent.trim();
  const empty = (words) => !/[\p{L}\p{N}]/u.test(words);

  const compared = (one, other, direction) =>
    empty(one) || empty(other) ? empty(one) - empty(other) : direction * order.compare(one, other);

  const sort = (table, heading) => {
    const column = heading.cellIndex;
    const direction = heading.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", direction === 1 ? "ascending" : "descending");
    const body = table.tBodies[0];
    const rows = [...body.rows].sort((one, other) => compared(text(one, column), text(other, column), direction));
    body.append(...rows);
  };

  const makeSortable = (table) => {
    for (const heading of table.tHead.rows[0].cells) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "acp-sort";
      button.append(...heading.childNodes);
      button.addEventListener("click", () => sort(table, heading));
      heading.append(button);
    }
  };

  for (const table of document.querySelectorAll(".acp-sortable table")) {
    if (table.tHead && table.tBodies.length === 1 && table.tBodies[0].rows.length > 1) makeSortable(table);
  }
}
