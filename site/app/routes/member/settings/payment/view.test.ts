import { describe, expect, it } from "vitest";
import { orderWith } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { type Return, returnView } from "./view.ts";

const t = sayKeys();
const outcome = (payment_status: 0 | 1 | 2 | 3 | 4) => ({ order_id: 7, payment_status });
const view = (known: Partial<Return>) =>
  returnView(t, {
    wanted: "success",
    outcome: outcome(2),
    order: orderWith(),
    email: "mum@gk.example",
    waitedOut: false,
    ...known,
  });

describe("decision 32: the address is not believed", () => {
  it.each([
    ["a success address of a canceled payment", "success", 3, "cancelled", "payment.status.cancelled.title"],
    ["a success address of a pending payment", "success", 0, "pending", "payment.status.pending.title"],
    ["a cancelled address of a finished payment", "cancelled", 2, "success", "premium.success.title"],
    ["a cancelled address of a pending payment", "cancelled", 0, "pending", "premium.pending.title"],
  ] as const)("%s", (_, wanted, status, state, title) => {
    const order = orderWith({ payment_status: status });
    const shown = view({ wanted, outcome: outcome(status), order });
    expect(shown.state).toBe(state);
    expect(shown.title).toContain(title);
  });
});

describe("returnView", () => {
  it("names the child and the plan after a purchase", () => {
    const named = '{"name":"Long Long","plan":"Elementary plan","email":"mum@gk.example"}';
    expect(view({})).toEqual({
      state: "success",
      title: `premium.success.title ${named}`,
      body: `premium.success.body ${named}`,
    });
  });

  it("says only that money was received while the plan waits", () =>
    expect(view({ outcome: outcome(1), order: orderWith({ payment_status: 1 }) }).title).toContain(
      "payment.status.success.title",
    ));

  it("says that nothing was charged when it was canceled", () =>
    expect(view({ outcome: outcome(3) }).body).toBe("payment.status.cancelled.body"));

  it("tells of a refund with its amount", () =>
    expect(view({ outcome: outcome(4) }).body).toContain('"amount":"HK$218.00"'));

  it("warns against paying again once it has asked long enough", () => {
    const shown = view({ outcome: outcome(0), waitedOut: true });
    expect(shown).toMatchObject({
      state: "unknown",
      body: 'payment.status.unknown.body {"order":"GK-20261120-0007"}',
    });
  });

  it.each([
    ["success", false, "pending"],
    ["success", true, "unknown"],
    ["cancelled", false, "pending"],
  ] as const)("says of a charge whose outcome is unknown that it is being checked", (wanted, waitedOut, state) => {
    const order = orderWith({ payment_status: 0, next_step: null, checking: true });
    expect(view({ wanted, waitedOut, outcome: outcome(0), order })).toMatchObject({
      state,
      title: expect.stringContaining("premium.checking.title"),
      body: expect.stringContaining("GK-20261120-0007"),
    });
  });

  it.each(["success", "cancelled"] as const)(
    "says on %s that the bank asks for a confirmation, however long",
    (wanted) => {
      const next_step = { kind: "confirmation", url: "https://bank.example/" } as const;
      const order = orderWith({ payment_status: 0, next_step, checking: true });
      expect(view({ wanted, waitedOut: true, outcome: outcome(0), order })).toMatchObject({
        state: "pending",
        title: expect.stringContaining("premium.confirmation.title"),
        body: expect.stringContaining("GK-20261120-0007"),
      });
    },
  );

  it("does not know a payment that the provider does not know", () =>
    expect(view({ outcome: undefined, order: undefined })).toEqual({
      state: "unknown",
      title: "payment.status.unknown.title",
      body: "validation.subscription.process.required",
    }));
});

describe("a card that was only stored", () => {
  const stored = (payment_status: 0 | 2 | 3) => view({ outcome: { order_id: null, payment_status }, order: undefined });

  it.each([
    [2, "success", 'payment.create.success {"method":"payment.method.card"}'],
    [3, "cancelled", "payment.status.cancelled.title"],
    [0, "pending", "payment.status.pending.title"],
  ] as const)("with status %i is %s", (status, state, title) => expect(stored(status)).toMatchObject({ state, title }));
});
