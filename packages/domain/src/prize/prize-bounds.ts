/**
 * Silver stars that earn `{product} of Merit`, the certificate that a prize needs.
 * @source spec §4
 */
export const meritSilverStars = 12;
