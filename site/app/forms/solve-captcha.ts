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

const load = (siteKey: string) =>
  new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (event: Event) => {
      script.remove();
      reject(new Error(`reCAPTCHA: ${event.type}`));
    };
    script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey })}`;
    script.addEventListener("load", (event) => {
      const service = window.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else fail(event);
    });
    script.addEventListener("error", fail);
    document.head.append(script);
  });

/** Loads Google's script when a form is first sent, never before (decision 35); again when that has failed. */
function recaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= load(siteKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** How long a form that was sent waits for Google, which some networks answer nothing for. */
const patienceMs = 10_000;

const timeUp = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("reCAPTCHA: no answer")), patienceMs);
  });

const tokenFor = async (siteKey: string, action: string) => (await recaptcha(siteKey)).execute(siteKey, { action });

/**
 * Puts the captcha's token into a form that is about to be sent. Where no token can be had the form is sent without, and
 * the provider's refusal says so beside what was typed.
 */
export async function solveCaptcha({ action, siteKey }: CaptchaChallenge, form: FormData): Promise<FormData> {
  if (!siteKey) return form;
  try {
    form.set(captchaField, await Promise.race([tokenFor(siteKey, action), timeUp()]));
  } catch {
    form.delete(captchaField);
  }
  return form;
}
