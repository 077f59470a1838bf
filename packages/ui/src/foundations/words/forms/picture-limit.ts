/** The largest picture that is taken, as a limit is written: `500 KB`, and `4 MB` for 4,096. @units kilobytes of 1,024 bytes */
export const pictureLimit = (kilobytes: number): string =>
  kilobytes < 1024
    ? `${kilobytes.toLocaleString("en-HK")} KB`
    : `${(kilobytes / 1024).toLocaleString("en-HK", { maximumFractionDigits: 1 })} MB`;
