import { composeStory, type ReactRenderer, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentAnnotations, StoryAnnotations } from "storybook/internal/types";
import { afterEach, describe, expect, it } from "vitest";
import { type HandState, pretendStates } from "../conditions/states.ts";
import * as preview from "../preview.tsx";
import { type Condition, forcedColours, isStrict, leave, meet, themes } from "./conditions.ts";
import { controlsIn, faultsOf, outlinesOf, type SaidState, saidStates } from "./controls.ts";

setProjectAnnotations([preview]);

type Story = StoryAnnotations<ReactRenderer>;
type Module = { default: ComponentAnnotations<ReactRenderer>; Sheet: Story };
const source = "../../packages/ui/src";
const modules: Record<string, (() => Promise<Module>) | undefined> = import.meta.glob<Module>(
  "../../packages/ui/src/**/*.stories.tsx",
);

/** Every control, and the states that its sheet has to show: what a hand does to it is done to all. */
const controls: Record<string, readonly SaidState[]> = {
  "controls/button/Button": ["disabled"],
  "controls/copy-code/CopyCode": [],
  "controls/icon-button/IconButton": ["disabled"],
  "controls/store-button/StoreButton": [],
  "controls/toggle/Toggle": ["chosen", "disabled"],
  "forms/checkbox/Checkbox": ["chosen", "disabled", "invalid"],
  "forms/checkbox-group/CheckboxGroup": ["chosen", "disabled", "invalid"],
  "forms/chips-field/ChipsField": ["chosen", "disabled", "invalid"],
  "forms/choice-card/ChoiceCard": ["chosen", "disabled"],
  "forms/choice-chip/ChoiceChip": ["chosen", "disabled"],
  "forms/combobox/Combobox": ["disabled", "invalid"],
  "forms/date-of-birth-field/DateOfBirthField": ["disabled", "invalid"],
  "forms/date-range-field/DateRangeField": ["disabled", "invalid"],
  "forms/file-list/FileList": [],
  "forms/image-field/ImageField": ["disabled", "invalid"],
  "forms/password-field/PasswordField": ["disabled", "invalid"],
  "forms/phone-field/PhoneField": ["disabled", "invalid"],
  "forms/radio-group/RadioGroup": ["chosen", "disabled", "invalid"],
  "forms/rating-field/RatingField": ["chosen", "disabled", "invalid"],
  "forms/search-field/SearchField": ["disabled"],
  "forms/segmented-control/SegmentedControl": ["chosen", "disabled"],
  "forms/select/SelectField": ["disabled", "invalid"],
  "forms/stepper-field/StepperField": ["disabled", "invalid"],
  "forms/text-area/TextArea": ["disabled", "invalid"],
  "forms/text-field/TextField": ["disabled", "invalid"],
  "foundations/link/Link": [],
  "magazine/filter-panel/FilterPanel": ["chosen"],
  "member/child-pick/ChildPick": ["chosen"],
  "member/member-menu/MemberMenu": ["chosen"],
  "member/prize-picker/PrizePicker": ["chosen", "disabled"],
  "money/payment-choice/PaymentChoice": ["chosen", "disabled"],
  "money/plan-choice/PlanChoice": ["chosen"],
  "money/promotion-code-field/PromotionCodeField": ["invalid"],
  "navigation/breadcrumb/Breadcrumb": [],
  "navigation/chip-links/ChipLinks": ["chosen"],
  "navigation/compact-bar/CompactBar": ["chosen"],
  "navigation/footer/Footer": [],
  "navigation/header/Header": ["chosen"],
  "navigation/language-switch/LanguageChips": ["chosen"],
  "navigation/language-switch/LanguageSwitch": ["chosen"],
  "navigation/pagination/Pagination": ["chosen"],
  "navigation/promotion-bar/PromotionBar": [],
  "navigation/tab-links/TabLinks": ["chosen"],
  "navigation/tabs/Tabs": ["chosen"],
  "overlays/menu/Menu": ["chosen", "disabled"],
  "reading/accordion/Accordion": [],
  "reading/share-links/ShareLinks": [],
};

/** The themes, and what the system may ask for. */
const conditions = { ...themes, ...forcedColours };

const hands: Record<string, readonly HandState[]> = {
  "at rest": [],
  "under the pointer": ["hover"],
  pressed: ["hover", "active"],
  "with the focus": ["focus", "focus-visible"],
};

afterEach(leave);

function pretend(control: Element, states: readonly HandState[]) {
  // A row of tabs hands its one stop on together with the focus.
  if (control instanceof HTMLElement && states.includes("focus")) control.tabIndex = 0;
  for (const part of [control, control.closest("label"), control.closest("label")?.parentElement]) {
    if (part instanceof HTMLElement) part.dataset["pretend"] = states.join(" ");
  }
}

/** The faults of every control in every state, under one condition. */
function* faultsUnder(condition: Condition): Generator<string> {
  const found = controlsIn(document.body);
  const atRest = new Map(found.map((control) => [control, outlinesOf(control)]));
  for (const [hand, states] of Object.entries(hands)) {
    for (const control of found) pretend(control, states);
    for (const control of found) {
      const faults = faultsOf(control, {
        focused: states.includes("focus") ? atRest.get(control) : undefined,
        strict: isStrict(condition),
      });
      for (const fault of faults) yield `${hand}: ${fault}: ${control.outerHTML.slice(0, 120)}`;
    }
    for (const control of found) pretend(control, []);
  }
}

describe.each(Object.entries(controls))("%s", (name, states) => {
  it("can be read, found and told apart in every state, in every theme", async () => {
    const module = await modules[`${source}/${name}.stories.tsx`]?.();
    if (!module) throw new Error(`There are no stories of ${name}.`);
    const { default: meta, Sheet } = module;
    const { play: _, ...still } = Sheet;
    await composeStory(still, meta).run();
    pretendStates(document);
    for (const state of states) {
      expect.soft(document.querySelector(saidStates[state]), `its sheet shows one that is ${state}`).not.toBeNull();
    }
    for (const [asked, condition] of Object.entries(conditions)) {
      await meet(condition);
      expect.soft([...new Set(faultsUnder(condition))], asked).toEqual([]);
    }
  });
});
