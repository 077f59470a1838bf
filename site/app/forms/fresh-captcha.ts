import type { ShouldRevalidateFunctionArgs } from "react-router-dom";
import { unreachableStatus } from "../data/keep-form.ts";

/**
 * The `shouldRevalidate` of a page with a captcha: its token counts once, so that each attempt brings a new one, also
 * one that was refused. Not while the site can't be reached: asking again would lose the form (T80).
 */
export const freshCaptcha = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== unreachableStatus;
