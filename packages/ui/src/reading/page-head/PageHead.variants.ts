/** The paper that a page's title lies on: one for each kind of page, so that lists are told apart at a glance. */
export const pageHeadTones = ["sky", "leaf", "banyan", "kapok", "dusk", "eggtart", "bauhinia"] as const;
export type PageHeadTone = (typeof pageHeadTones)[number];
