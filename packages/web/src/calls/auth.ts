import type { Calls } from "../call.ts";

export const authCalls = {
  register: { method: "POST", path: "/register", access: "public", encoding: "json" },
  signIn: { method: "POST", path: "/signin", access: "public", encoding: "json" },
  signInWithFacebook: { method: "POST", path: "/signin/facebook", access: "public", encoding: "json" },
  signInWithGoogle: { method: "POST", path: "/signin/google", access: "public", encoding: "json" },
  signInWithApple: { method: "POST", path: "/signin/apple", access: "public", encoding: "json" },
  requestPasswordReset: { method: "POST", path: "/forgot", access: "public", encoding: "json" },
  checkPasswordCode: { method: "POST", path: "/password/code", access: "public", encoding: "json" },
  resetPassword: { method: "POST", path: "/password", access: "public", encoding: "json" },
  verifyEmail: { method: "POST", path: "/verification", access: "public", encoding: "json" },
  signOut: { method: "POST", path: "/signout", access: "member" },
} as const satisfies Calls;
