/**
 * The first year of the copyright line. By itself, since every page carries it: beside dates it would bring their rules
 * along.
 * @source spec §9; T36
 */
export const copyrightFrom = 2020;
