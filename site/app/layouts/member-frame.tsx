/**
 * The look of the member area around a page with a guard of its own: a payment's return, which is no page at all with any
 * other status, whoever asks (T7). @source decision 39
 */
export { default } from "./member.tsx";
