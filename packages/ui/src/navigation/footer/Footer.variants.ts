/** What the footer stands on; gray belongs to the page of contact. @source spec §2; T34 */
export const footerTones = ["white", "gray"] as const;
export type FooterTone = (typeof footerTones)[number];

/** Five networks and an e-mail link: six items. @source spec §2 "Navigation", T43 */
export const socialNetworks = ["facebook", "instagram", "youtube", "whatsapp", "linkedin", "email"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
