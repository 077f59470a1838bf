import type { ReactElement } from "react";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { SiblingsField } from "../../member/siblings-field/index.ts";
import { PaymentChoice } from "../../money/payment-choice/index.ts";
import { PlanChoice } from "../../money/plan-choice/index.ts";
import { PromotionCodeField } from "../../money/promotion-code-field/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { CheckboxGroup } from "../checkbox-group/index.ts";
import { ChipsField } from "../chips-field/index.ts";
import { ChoiceCard, ChoiceFieldset } from "../choice-card/index.ts";
import { Combobox } from "../combobox/index.ts";
import { DateOfBirthField } from "../date-of-birth-field/index.ts";
import { DateRangeField } from "../date-range-field/index.ts";
import { EmailField } from "../email-field/index.ts";
import { ImageField } from "../image-field/index.ts";
import { PasswordField } from "../password-field/index.ts";
import { PhoneField } from "../phone-field/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { RatingField } from "../rating-field/index.ts";
import { SearchField } from "../search-field/index.ts";
import { SelectField } from "../select/index.ts";
import { StepperField } from "../stepper-field/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextField } from "../text-field/index.ts";

const options = ["One", "Two", "Three"].map((label, index) => ({ value: index + 1, label }));
const kinds = { elderBrother: "EB", youngerBrother: "YB", elderSister: "ES", youngerSister: "YS" };
const nothing = () => undefined;
const promotion = { apply: "Apply", checking: "Checking", remove: "Remove", onApply: nothing, onRemove: nothing };
const lookup = { load: () => Promise.resolve([]) };
const plans = options.map(({ value, label }) => ({
  value: String(value),
  kind: "beginner" as const,
  name: label,
  period: "a month",
  price: "HK$98.00",
}));
const payments = [
  {
    id: "all",
    options: options.map(({ value, label }) => ({ value: String(value), kind: "card" as const, name: label })),
  },
];
const picture = { hint: "JPEG", choose: "Choose", change: "Change", remove: "Remove" };

/** Fits every kind, whatever it asks for. */
type Given = Readonly<Record<string, never>>;
export const given = (props: object) => props as Given;

/** Every field with the question "Q", in English. */
export const fields = {
  TextField: (props) => <TextField name="q" label="Q" {...props} />,
  EmailField: (props) => <EmailField name="q" label="Q" {...props} />,
  PhoneField: (props) => <PhoneField name="q" label="Q" {...props} />,
  TextArea: (props) => <TextArea name="q" label="Q" max={9} {...props} />,
  PasswordField: (props) => <PasswordField name="q" label="Q" autoComplete="new-password" {...props} />,
  SearchField: (props) => <SearchField name="q" label="Q" placeholder="…" clear="Clear" {...props} />,
  PromotionCodeField: (props) => <PromotionCodeField name="q" label="Q" {...promotion} {...props} />,
  SelectField: (props) => <SelectField name="q" label="Q" options={options} {...props} />,
  StepperField: (props) => <StepperField name="q" label="Q" min={0} max={9} {...props} />,
  Checkbox: (props) => <Checkbox name="q" label="Q" {...props} />,
  RadioGroup: (props) => <RadioGroup name="q" label="Q" options={options} {...props} />,
  CheckboxGroup: (props) => <CheckboxGroup name="q" label="Q" options={options} {...props} />,
  ChipsField: (props) => <ChipsField name="q" label="Q" options={options} max={2} {...props} />,
  RatingField: (props) => <RatingField name="q" label="Q" min={1} max={5} ends={["low", "high"]} {...props} />,
  DateOfBirthField: (props) => <DateOfBirthField name="q" label="Q" years={{ from: 2015, to: 2022 }} {...props} />,
  DateRangeField: (props) => <DateRangeField name="q" label="Q" {...props} />,
  SiblingsField: (props) => <SiblingsField name="q" label="Q" kinds={kinds} max={9} {...props} />,
  Combobox: (props) => <Combobox name="q" label="Q" {...lookup} {...props} />,
  ChoiceFieldset: (props) => (
    <ChoiceFieldset name="q" label="Q" {...props}>
      <ChoiceCard group={{ name: "q" }} choice="1">
        {options[0]?.label}
      </ChoiceCard>
    </ChoiceFieldset>
  ),
  PlanChoice: (props) => <PlanChoice name="q" label="Q" plans={plans} {...props} />,
  PaymentChoice: (props) => <PaymentChoice name="q" label="Q" groups={payments} {...props} />,
  ImageField: (props) => <ImageField name="q" label="Q" {...picture} {...props} />,
} satisfies Record<string, (props: Given) => ReactElement>;

export const withUi = (piece: ReactElement) => <UiProvider locale="en-US">{piece}</UiProvider>;
