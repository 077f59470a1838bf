/**
 * The `status` of an answer's body. Neither the HTTP status nor the `status_code` under `/children` (T78).
 * @source decision 9
 */
export const answerStatus = {
  success: 1,
  /** The product's rules say no; `message` says why. */
  refused: 0,
  /** Something in the request is not valid; `errors` says what. */
  invalid: -1,
  notFound: -2,
  /** The session is over: whoever reads this, whatever the HTTP status, is signed out. */
  sessionInvalid: -3,
  /** Too often; `retry_after` says how long to wait. */
  tooManyRequests: -4,
} as const;

/** The body statuses of an answer that is not a success. */
export const refusalStatuses = [
  answerStatus.refused,
  answerStatus.invalid,
  answerStatus.notFound,
  answerStatus.sessionInvalid,
  answerStatus.tooManyRequests,
] as const;
