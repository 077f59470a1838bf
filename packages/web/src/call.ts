/** HTTP methods that the web API takes. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call. Only `member` calls carry the token, public ones never do, signed in or not.
 * @source spec §7; T81
 */
export type Access = "public" | "member";

/**
 * What a call needs in order to be sent: plain data, without a schema, so that a browser that makes calls does not
 * download the rules by which the provider checks them. Those are the call's {@link Contract}.
 */
export interface Call {
  readonly method: Method;
  /** Path beneath `/web`; `{name}` stands for one encoded segment. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** How the body travels. A row without it has no body. */
  readonly encoding?: "json" | "multipart" | "form";
  /**
   * The method that a POST stands for, sent as `?_method=`.
   * @source spec §7; T76
   */
  readonly override?: "put" | "patch";
  /**
   * What comes back where it is not a JSON envelope: bytes of an image, an event stream, or a page that the browser
   * itself goes to. The client has no function for the last two.
   */
  readonly answers?: "binary" | "stream" | "page";
}

/** Rows of the table by operation name. */
export type Calls = Readonly<Record<string, Call>>;
