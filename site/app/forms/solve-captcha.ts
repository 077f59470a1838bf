import { captchaField } from "@gk/domain";
import type { CaptchaChallenge } from "./Captcha.tsx";

type Recaptcha = {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;

/** Loads Google's script when a form is first sent, never before (decision 35). */
function recaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey })}`;
    script.addEventListener("load", () => {
      const service = window.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error("reCAPTCHA did not start"));
    });
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      reject(new Error("reCAPTCHA could not be loaded"));
    });
    document.head.append(script);
  });
  return loading;
}

/**
 * Puts the captcha's token into a form that is about to be sent. Where no token can be had the form is sent without, and
 * the provider's refusal says so beside what was typed.
 */
export async function solveCaptcha({ action, siteKey }: CaptchaChallenge, form: FormData): Promise<FormData> {
  if (!siteKey) return form;
  try {
    form.set(captchaField, await (await recaptcha(siteKey)).execute(siteKey, { action }));
  } catch {
    form.delete(captchaField);
  }
  return form;
}
