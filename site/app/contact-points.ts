/** Where people reach GK outside this site. */
export const contactPoints = {
  email: "hello@gk.example",
  social: {
    facebook: "https://www.facebook.com/gk.example",
    instagram: "https://www.instagram.com/gk.example",
    youtube: "https://www.youtube.com/@gk.example",
    whatsapp: "https://wa.me/85223456789",
    linkedin: "https://www.linkedin.com/company/gk.example",
  },
  /** A page of its own since the network has given up its plug-in for others' pages (T115). */
  chat: { network: "Messenger", href: "https://m.me/gk.example" },
  /** The app for families. */
  stores: {
    apple: "https://apps.apple.com/hk/app/gk/id1500000000",
    google: "https://play.google.com/store/apps/details?id=example.gk",
  },
  /** The app for schools. */
  schoolStores: {
    apple: "https://apps.apple.com/hk/app/gk-school/id1500000001",
    google: "https://play.google.com/store/apps/details?id=example.gk.school",
  },
  /** In how many business days a message is usually answered. */
  replyWithinDays: 2,
} as const;
