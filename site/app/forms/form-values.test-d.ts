import type {
  ChildForm,
  ContactForm,
  caregiverSchema,
  ForgotForm,
  NewsletterForm,
  ProfileGenderBody,
  ProfileNameBody,
  profilePasswordSchema,
  RegisterForm,
  ResetPasswordForm,
  SignInForm,
  WishForm,
} from "@gk/domain";
import type { CaregiverFormValues } from "@gk/ui/caregiver-form";
import type { ChildFormValues } from "@gk/ui/child-form";
import type { ContactFormValues } from "@gk/ui/contact-form";
import type { ForgotFormValues } from "@gk/ui/forgot-form";
import type { NewsletterFormValues } from "@gk/ui/newsletter-form";
import type { PasswordFormValues, ProfileFormValues } from "@gk/ui/profile-form";
import type { RegisterFormValues } from "@gk/ui/register-form";
import type { ResetPasswordFormValues } from "@gk/ui/reset-password-form";
import type { SignInFormValues } from "@gk/ui/sign-in-form";
import type { WishFormValues } from "@gk/ui/wish-form";
import type { InferInput } from "valibot";
import { describe, expectTypeOf, it } from "vitest";

/**
 * What a form of `@gk/ui` gives is what the rules of `@gk/domain` take: every answer fits, no answer is dropped, and no
 * rule waits for an answer that the form never asks for. Checked by the compiler (`npm run types`).
 */
type Tie<Values extends Input, Input> = [keyof Values] extends [keyof Input]
  ? [keyof Input] extends [keyof Values]
    ? "tied"
    : { neverAsked: Exclude<keyof Input, keyof Values> }
  : { dropped: Exclude<keyof Values, keyof Input> };

type PasswordForm = InferInput<typeof profilePasswordSchema>;

describe("the answers of each form fit its rules", () => {
  it("signing in", () => expectTypeOf<Tie<SignInFormValues, SignInForm>>().toEqualTypeOf<"tied">());
  it("registering", () => expectTypeOf<Tie<RegisterFormValues, RegisterForm>>().toEqualTypeOf<"tied">());
  it("a forgotten password", () => expectTypeOf<Tie<ForgotFormValues, ForgotForm>>().toEqualTypeOf<"tied">());
  it("a new password", () => expectTypeOf<Tie<ResetPasswordFormValues, ResetPasswordForm>>().toEqualTypeOf<"tied">());
  it("a changed password", () => expectTypeOf<Tie<PasswordFormValues, PasswordForm>>().toEqualTypeOf<"tied">());
  it("a child", () => expectTypeOf<Tie<ChildFormValues, ChildForm>>().toEqualTypeOf<"tied">());
  it("a message to us", () => expectTypeOf<Tie<ContactFormValues, ContactForm>>().toEqualTypeOf<"tied">());
  it("a wish", () => expectTypeOf<Tie<WishFormValues, WishForm>>().toEqualTypeOf<"tied">());
  it("a caregiver's address", () =>
    expectTypeOf<Tie<CaregiverFormValues, InferInput<typeof caregiverSchema>>>().toEqualTypeOf<"tied">());
  it("the newsletter, whose box may be left empty", () => {
    expectTypeOf<keyof NewsletterFormValues>().toEqualTypeOf<keyof NewsletterForm>();
    expectTypeOf<NewsletterFormValues["email"]>().toExtend<NewsletterForm["email"]>();
  });
  it("a member's details, which go out in two calls", () => {
    expectTypeOf<keyof ProfileFormValues>().toEqualTypeOf<keyof ProfileNameBody | keyof ProfileGenderBody>();
    expectTypeOf<ProfileFormValues["name"]>().toExtend<ProfileNameBody["name"]>();
    expectTypeOf<ProfileGenderBody["gender"]>().toExtend<ProfileFormValues["gender"]>();
  });
});
