import { captchaActions } from "@gk/domain";
import * as v from "valibot";
import type { captchaCalls } from "../calls/captcha.ts";
import type { Contracts } from "../contract.ts";
import { answer } from "../envelope.ts";

export const captchaContracts = {
  getDevelopmentCaptcha: {
    summary: "A captcha token for one use; only in development",
    source: "decision 55",
    params: v.object({ action: v.picklist(captchaActions) }),
    answer: answer(v.object({ token: v.string() })),
  },
} as const satisfies Contracts<typeof captchaCalls>;
