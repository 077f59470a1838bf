/** Asks a share of a page's visits to tell how fast it was: see `measure.ts`. The page stays the same one for everybody. */
export const askForVitals = (html: string, share: number): string =>
  share > 0 ? html.replace("</head>", `<meta name="vitals" content="${share}"></head>`) : html;
