/** The largest picture that is taken, as a limit is written: `500 KB`, and `4 MB` for 4,096. @units kilobytes of 1,024 bytes */
export const pictureLimit = (kilobytes: number, locale: string): string =>
  kilobytes < 1024
    ? `${kilobytes.toLocaleString(locale)} KB`
    : `${(kilobytes / 1024).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
