import { CheckboxGroup } from "@gk/ui/checkbox-group";
import { Container } from "@gk/ui/container";
import { EmailField } from "@gk/ui/email-field";
import { ErrorSummary } from "@gk/ui/error-summary";
import { Form, FormActions, type FormIssue } from "@gk/ui/form";
import { PageHead } from "@gk/ui/page-head";
import { RadioGroup } from "@gk/ui/radio-group";
import { Sheet } from "@gk/ui/sheet";
import { TextArea } from "@gk/ui/text-area";
import { TextField } from "@gk/ui/text-field";
import type { ReactNode } from "react";
import { days, type Reservation, readReservation, wordIssue } from "../reservation.ts";
import { seeds } from "../seeds.ts";

const options = seeds
  .filter(({ left }) => left > 0)
  .map(({ id, name, days: untilHarvest }) => ({ value: id, label: name, hint: `${untilHarvest} 日收成` }));

type ReserveProps = { values: Reservation; issues: readonly FormIssue[] };

/** The browser posts the form by itself; what was refused comes back with the answers and what is wrong with them. */
export function Reserve({ values, issues }: ReserveProps): ReactNode {
  return (
    <>
      <PageHead title="預留種子" lead="我們會替你留七日。" tone="leaf" />
      <Container width="form">
        <Sheet>
          <Form action="/reserve" read={readReservation} issues={issues} wordIssue={wordIssue}>
            <ErrorSummary
              title={(count) => `有 ${count} 項請再看看`}
              body="你輸入的內容都保留着。"
              names={{ name: "稱呼", email: "電郵", seeds: "種子", day: "日子" }}
            />
            <TextField name="name" label="怎樣稱呼你？" autoComplete="name" defaultValue={values.name} />
            <EmailField name="email" label="電郵地址" defaultValue={values.email} />
            <CheckboxGroup name="seeds" label="想借哪些種子？" options={options} defaultValue={values.seeds} />
            <RadioGroup name="day" label="哪一天來取？" options={days} defaultValue={values.day} />
            <TextArea name="note" label="還有甚麼想告訴我們？" rows={3} optional defaultValue={values.note} />
            <FormActions submit="預留" submitting="預留中…" />
          </Form>
        </Sheet>
      </Container>
    </>
  );
}
