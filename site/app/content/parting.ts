/** Tags whose text stands apart from what is before and after it. */
export const parting: ReadonlySet<string> = new Set(
  (
    "address article blockquote br caption dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section " +
    "table td th tr ul"
  ).split(" "),
);
