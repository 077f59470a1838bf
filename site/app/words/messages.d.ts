import type { MessageId } from "../messages/generated/ids.ts";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
