// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SignOutForm } from "./SignOutForm.tsx";

it("whoever signs out leaves nothing in the tab, also where the browser does not clear it by itself", () => {
  sessionStorage.setItem("draft:7/contact-us", "{}");
  const { container } = render(
    <MemoryRouter>
      <SignOutForm />
    </MemoryRouter>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  form.addEventListener("submit", (event) => event.preventDefault());
  fireEvent.submit(form);
  expect(sessionStorage).toHaveLength(0);
});
