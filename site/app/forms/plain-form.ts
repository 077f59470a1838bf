import type { FormEvent } from "react";

/** Asks whether a form is really wanted; nothing is sent without a yes. */
export type Ask = () => Promise<boolean>;

/** What a form takes that is no more than its buttons, posted by the browser before scripts. */
export const plainForm = (action: string, send: (form: FormData, ask?: Ask) => Promise<void>, ask?: Ask) => ({
  action,
  method: "post" as const,
  onSubmit: (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(new FormData(event.currentTarget, submitter), ask);
  },
});
