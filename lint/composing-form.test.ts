import { composingForm } from "./composing-form.ts";
import { tester } from "./tester.ts";

tester.run("composing-form", composingForm, {
  valid: [
    { name: "the piece", code: `<Form onSubmit={send} />` },
    { name: "drawn by hand", code: `<form action="/search" onKeyDown={keepComposing} />` },
  ],
  invalid: [
    { name: "deaf", code: `<form action="/search" />`, errors: [{ message: /Use Form/ }] },
    { name: "hearing something else", code: `<form onKeyDown={count} />`, errors: 1 },
  ],
});
