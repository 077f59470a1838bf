/** The ids of a field's parts. */
export function fieldIds(idPrefix: string, name: string) {
  const control = `${idPrefix}${name}`;
  return {
    control,
    field: `${control}-field`,
    label: `${control}-label`,
    hint: `${control}-hint`,
    message: `${control}-message`,
  };
}
