import type { MessageId } from "../words/catalogue.ts";

/** The pages whose heads the catalogue words: `meta.<name>.title` and `.description`. */
export type HeadName = Extract<MessageId, `meta.${string}.title`> extends `meta.${infer Name}.title` ? Name : never;
