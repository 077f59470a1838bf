export { PullQuote, type PullQuoteProps } from "./PullQuote.tsx";
