/** What a button can be for: one `primary` a view, `reward` for anything with a gift in it, `danger` for deleting. */
export const buttonVariants = ["primary", "secondary", "reward", "quiet", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ["sm", "md", "lg"] as const;
export type ButtonSize = (typeof buttonSizes)[number];
