import type { MessageId } from "../messages/generated/ids.ts";
import type { MessagePart } from "./word-parts.ts";

/** One language's messages: a sentence, or the parts of a message with arguments. */
export type Catalogue = Partial<Record<MessageId, string | readonly MessagePart[]>>;
