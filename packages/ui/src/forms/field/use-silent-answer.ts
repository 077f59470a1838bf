"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useFormReset } from "./use-form-reset.ts";

/**
 * Calls back where a control may have another answer without an event that says so: once its scripts run, since a person
 * can have answered before and a browser keeps answers over a reload, and after its form was reset. For a field that
 * keeps something of its own beside the control's answer, such as a count or bounds: read the control anew.
 */
export function useSilentAnswer(control: RefObject<Element | null>, onAnswer: () => void): void {
  const atFirst = useRef(onAnswer);
  useEffect(() => atFirst.current(), []);
  useFormReset(control, onAnswer);
}
