import type { StrictArgTypes } from "storybook/internal/types";

/** In the table of controls Storybook calls every choice "union": this says what can be chosen. */
export const sayChoices = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (table?.type?.summary !== "union" || typeof type !== "object" || !type.raw) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: type.raw } } }];
    }),
  );
