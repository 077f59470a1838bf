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
  stores: {
    apple: "https://apps.apple.com/hk/app/gk/id1500000000",
    google: "https://play.google.com/store/apps/details?id=example.gk",
  },
} as const;
