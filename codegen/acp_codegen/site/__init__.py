"""The docs site: its pages, their order, and what is wrong with them; only `build` knows what renders it."""
