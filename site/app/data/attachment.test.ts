import { expect, it } from "vitest";
import { attachment } from "./attachment.ts";

const named = (name: string) => new Headers(attachment("application/pdf", name)).get("Content-Disposition");

it.each([
  ["GK-receipt-0007.pdf", `attachment; filename="GK-receipt-0007.pdf"; filename*=UTF-8''GK-receipt-0007.pdf`],
  ["GK-收據-0007.pdf", `attachment; filename="GK-0007.pdf"; filename*=UTF-8''GK-%E6%94%B6%E6%93%9A-0007.pdf`],
  [`a"b'(c).ics`, `attachment; filename="a-b-c-.ics"; filename*=UTF-8''a%22b%27%28c%29.ics`],
])("%s is named in its own script and in ASCII", (name, header) => expect(named(name)).toBe(header));
