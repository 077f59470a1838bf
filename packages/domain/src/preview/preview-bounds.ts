/**
 * Where a preview is cut.
 * @units code points
 * @source spec §9; T110
 */
export const previewLength = 150;
