/** One thing to choose. */
export type Option = {
  /** What is sent. */
  value: number | string;
  /** What one reads. */
  label: string;
  /** A second line that explains it. */
  hint?: string | undefined;
};

/** Options of one kind, for example the districts of a region. */
export type OptionGroup = { label: string; options: readonly Option[] };

/** Options on their own or in groups. */
export type Options = readonly Option[] | readonly OptionGroup[];

/** The options in their groups; those without one come as a single group without a label. */
export function grouped(options: Options): readonly { label?: string | undefined; options: readonly Option[] }[] {
  return isGrouped(options) ? options : [{ options }];
}

function isGrouped(options: Options): options is readonly OptionGroup[] {
  return options[0] !== undefined && "options" in options[0];
}
