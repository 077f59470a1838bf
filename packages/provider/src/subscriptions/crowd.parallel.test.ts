import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { developmentCharges } from "../database/schema/index.ts";
import { newSeededDatabase } from "../testing/database.ts";
import { newParent, purchaseBody } from "../testing/parent.ts";
import { buyInProcesses } from "../testing/postgres/buyers.ts";
import { openPatiently } from "../testing/postgres/patient.ts";
import { startProvider } from "../testing/provider.ts";

test("fifty purchases for one child, in two processes of the server at the same moment, are one order and one charge", async () => {
  const { url, drop } = await newSeededDatabase();
  const gk = await startProvider({ database: await openPatiently(url) });
  const parent = await newParent(gk);
  const payment_id = await parent.keepCard();
  // Half of them are the same attempt, as of a browser that sends again; the others begin their own.
  const process = randomUUID();
  const bodies = Array.from({ length: 25 }, (_, index) =>
    purchaseBody(index % 2 === 0 ? { payment_id, process } : { payment_id }),
  );
  const token = await issueToken(gk.database, parent.userId, gk.now());
  const part = { url, at: gk.now().toISOString(), token, childId: parent.childId, bodies };

  const came = await buyInProcesses([part, part]);

  expect(came).toHaveLength(50);
  expect(came).toContain("ok");
  const refusals = came.filter((word) => word !== "ok");
  expect(["alreadyUpgraded", "duplicateSubmit", "multiplePaymentTabs"]).toEqual(expect.arrayContaining(refusals));
  expect(await parent.orders()).toMatchObject([{ paymentStatus: paymentStatus.finished, chargeCents: 26_800 }]);
  expect(await gk.database.select().from(developmentCharges)).toMatchObject([{ amountCents: 26_800, outcome: "paid" }]);
  await gk.close();
  await drop();
});
