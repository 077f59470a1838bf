// The smallest files that are what their first bytes say.

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

/** A PNG of one pixel. */
export const png = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);

/** The beginning of a JPEG. */
export const jpeg = bytesOf("/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////");

/** The beginning of a HEIC, as iPhones make them. */
export const heic = bytesOf("AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj");
