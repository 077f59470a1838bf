// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { partsOf } from "../../compile/messages.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { KeepDraft } from "./KeepDraft.tsx";
import { useDraft } from "./useDraft.ts";

type Answers = { name: string; topic: string; message: string };

const read = (form: FormData) => Object.fromEntries(form) as Answers;

const isWanted = ({ name }: Answers) => name !== "Unwanted";

function Letter() {
  const draft = useDraft<Answers>("letter", isWanted);
  const { restored } = draft;
  return (
    <KeepDraft draft={draft} read={read}>
      <form key={draft.formKey}>
        <input aria-label="Name" name="name" defaultValue={restored?.name} />
        {["app", "school"].map((topic) => (
          <input
            key={topic}
            type="radio"
            aria-label={topic}
            name="topic"
            value={topic}
            defaultChecked={topic === (restored?.topic ?? "app")}
          />
        ))}
        <textarea aria-label="Message" name="message" defaultValue={restored?.message} />
      </form>
    </KeepDraft>
  );
}

const page = (
  <Translation value={createTranslator("en-US", partsOf("en-US"))}>
    <UiProvider locale="en-US">
      <Letter />
    </UiProvider>
  </Translation>
);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  sessionStorage.clear();
});

const name = () => screen.getByLabelText<HTMLInputElement>("Name");
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
const topic = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;
const notice = () => screen.queryByText(/what you typed/i);

/** Draws the page as the server does, lets somebody answer, and runs the scripts. */
async function answeredBefore(answer: () => void) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page);
  answer();
  root = await act(() => hydrateRoot(place, page));
}

describe("a form of which a draft was kept", () => {
  it("has it once scripts run", async () => {
    keepDraft("letter", { name: "Ann", topic: "school", message: "Hello" });
    await answeredBefore(() => {});
    expect([name().value, topic(), message().value]).toEqual(["Ann", "school", "Hello"]);
    expect(notice()).not.toBeNull();
  });

  it("keeps what was answered before they ran, and has the draft for all else", async () => {
    keepDraft("letter", { name: "Ann", topic: "school", message: "Hello" });
    await answeredBefore(() => {
      message().value = "Good morning";
    });
    expect([name().value, topic(), message().value]).toEqual(["Ann", "school", "Good morning"]);
    expect(readDraft("letter")).toEqual({ name: "Ann", topic: "school", message: "Good morning" });
  });

  it.each(["app", "school"])("keeps another choice than %s", async (kept) => {
    keepDraft("letter", { name: "", topic: kept, message: "" });
    await answeredBefore(() => {
      screen.getByLabelText<HTMLInputElement>("school").checked = true;
    });
    expect(topic()).toBe("school");
  });

  it("is the one that the server drew where the draft is not wanted, with what was answered", async () => {
    keepDraft("letter", { name: "Unwanted", topic: "school", message: "Hello" });
    await answeredBefore(() => {
      message().value = "Good morning";
    });
    expect([name().value, topic(), message().value]).toEqual(["", "app", "Good morning"]);
    expect(notice()).toBeNull();
  });

  it("does not make it younger by coming back", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    keepDraft("letter", { name: "Ann", topic: "school", message: "Hello" });
    vi.setSystemTime(86_399_000);
    await answeredBefore(() => {});
    expect(name().value).toBe("Ann");
    vi.setSystemTime(86_400_000);
    expect(readDraft("letter")).toBeUndefined();
    vi.useRealTimers();
  });

  it("leaves its reader where they were typing", async () => {
    keepDraft("letter", { name: "Ann", topic: "school", message: "Hello" });
    await answeredBefore(() => {
      message().focus();
      message().value = "Good morning";
      message().setSelectionRange(4, 4);
    });
    expect(document.activeElement).toBe(message());
    expect(message().selectionStart).toBe(4);
  });
});

it("a form without a draft is the one that the server drew, and nothing is said to have been put back", async () => {
  let drawn: HTMLElement | undefined;
  await answeredBefore(() => {
    message().value = "Good morning";
    drawn = message();
  });
  expect(message()).toBe(drawn);
  expect(message().value).toBe("Good morning");
  expect(notice()).toBeNull();
});
