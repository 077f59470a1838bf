/** What the page that shows is called. */
export const heading = () => document.querySelector<HTMLElement>("h1");
