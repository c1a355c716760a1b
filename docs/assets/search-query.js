/*
 * What is typed into the search, as the search index takes it: a minus before a digit is the sign of a number and not a
 * word to leave out, and a whole word counts for more than one that only begins so. Words with marks of the search's own
 * language stay as they are.
 */
{
  const QUERY = 2, WHOLE = 20;
  const sign = /(^|\s)-(?=\d)/g, marked = /^[+-]|[*:^~]/;
  const weighed = (word) => word && !marked.test(word) ? `${word} ${word}^${WHOLE}` : word;
  const asked = (typed) => {
    const text = typed.replace(sign, "$1");
    return text.includes('"') ? text : text.split(/\s+/).map(weighed).join(" ");
  };

  window.Worker = class extends window.Worker {
    postMessage(message) {
      super.postMessage(message.type === QUERY ? { ...message, data: asked(message.data) } : message);
    }
  };
}
