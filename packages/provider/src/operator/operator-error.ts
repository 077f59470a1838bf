/** What the operator got wrong, or what can't be done, in a sentence. */
export class OperatorError extends Error {}
