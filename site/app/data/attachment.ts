/**
 * The headers of a file that the browser keeps and nobody else does.
 * @param name what it is called, in any script; whoever can't read that is given its ASCII
 */
export const attachment = (type: string, name: string): HeadersInit => ({
  "Content-Type": type,
  "Cache-Control": "private, no-store",
  "Content-Disposition": `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
});

const asciiOf = (name: string) => name.replace(/[^\w.-]+/g, "-").replace(/-{2,}/g, "-");

/** As RFC 8187 has it, which lets fewer signs stand than an address does. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
