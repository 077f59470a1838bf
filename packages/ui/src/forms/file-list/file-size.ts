/** A size as phones show it: thousands, not powers of two. @units bytes */
export function fileSize(bytes: number, locale: string): string {
  const unit = bytes < 1_000_000 ? "kilobyte" : "megabyte";
  const count = bytes / (unit === "kilobyte" ? 1000 : 1_000_000);
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: count < 10 ? 1 : 0 }).format(
    count,
  );
}
