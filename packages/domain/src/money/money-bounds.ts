/**
 * The least that is ever charged. A card processor may ask for more (T104).
 * @units HK cents
 * @source spec §9; decision 29
 */
export const minimumChargeCents = 10;
