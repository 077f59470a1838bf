import { Button } from "@gk/ui/button";
import { CheckboxGroup } from "@gk/ui/checkbox-group";
import { Form, FormActions } from "@gk/ui/form";
import { PlanCard, PlanCards } from "@gk/ui/plan-card";
import { RadioGroup } from "@gk/ui/radio-group";
import { RatingField } from "@gk/ui/rating-field";
import { SelectField } from "@gk/ui/select";
import { StepperField } from "@gk/ui/stepper-field";
import { TextField } from "@gk/ui/text-field";
import { UiProvider } from "@gk/ui/ui-provider";
import type { ReactNode } from "react";
import { choose, count, options, plans, type Question, questions, scores } from "./content.ts";

/** The same page, made of the library's pieces as a product makes it. */
export function LibraryPage() {
  return (
    <UiProvider locale="zh-HK">
      <main>
        <PlanCards>
          {plans.map((plan) => (
            <PlanCard key={plan.id} {...plan} actions={<Button block>{choose}</Button>} />
          ))}
        </PlanCards>
        <Form action="/answers" read={() => undefined} wordIssue={({ code }) => code}>
          {questions.map((question) => (
            <Field key={question.name} {...question} />
          ))}
          <FormActions submit={choose} submitting={choose} />
        </Form>
      </main>
    </UiProvider>
  );
}

const fields: Record<Question["kind"], (question: Omit<Question, "kind">) => ReactNode> = {
  text: (question) => <TextField {...question} />,
  select: (question) => <SelectField {...question} options={options} />,
  checkboxes: (question) => <CheckboxGroup {...question} options={options} />,
  radios: (question) => <RadioGroup {...question} options={options} />,
  count: (question) => <StepperField {...question} min={count.min} max={count.max} />,
  rating: (question) => (
    <RatingField {...question} min={scores.min} max={scores.max} ends={[scores.low, scores.high]} />
  ),
};

function Field({ kind, ...question }: Question) {
  return fields[kind](question);
}
