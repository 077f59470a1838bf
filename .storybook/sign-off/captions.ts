/** Whether a sheet says of nothing what it shows. */
export const uncaptioned = (body: HTMLElement): boolean => body.querySelector("figcaption, [data-caption]") === null;
