import type { Calls } from "../call.ts";

export const profileCalls = {
  getProfile: { method: "GET", path: "/profile", access: "member" },
  getProfileImage: { method: "GET", path: "/profile/image", access: "member", answers: "binary" },
  updateProfileImage: {
    method: "POST",
    path: "/profile/image",
    access: "member",
    encoding: "multipart",
    override: "put",
  },
  updateProfileName: { method: "POST", path: "/profile/name", access: "member", encoding: "json", override: "put" },
  updatePassword: { method: "POST", path: "/profile/password", access: "member", encoding: "json", override: "put" },
  createPassword: { method: "POST", path: "/profile/first-password", access: "member", encoding: "json" },
  updateProfileGender: { method: "POST", path: "/profile/gender", access: "member", encoding: "json", override: "put" },
  updateLanguage: { method: "PUT", path: "/profile/language", access: "member", encoding: "json" },
  resendVerificationMail: { method: "POST", path: "/profile/email", access: "member" },
  correctEmail: { method: "PATCH", path: "/profile/email", access: "member", encoding: "json" },
  getMailChoices: { method: "GET", path: "/profile/mails", access: "member" },
  updateMailChoices: { method: "PUT", path: "/profile/mails", access: "member", encoding: "json" },
  listSessions: { method: "GET", path: "/profile/sessions", access: "member" },
  endOtherSessions: { method: "DELETE", path: "/profile/sessions", access: "member" },
  exportProfile: { method: "POST", path: "/profile/export", access: "member" },
  deleteProfile: { method: "DELETE", path: "/profile", access: "member", encoding: "json" },
} as const satisfies Calls;
