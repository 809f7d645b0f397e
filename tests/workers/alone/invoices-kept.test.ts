import { expect, it } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { cleanUp } from "../../../workers/api/tasks/cleanup";
import { bank } from "../charged-back";
import { PASSWORD } from "../client";
import { aPaidDeal, db } from "../money";

const YEAR = Number(dayInAmsterdam(Date.now()).slice(0, 4));
const TRADER = { business: 1, company: "Bouw en Zo", vat: "NL004495445B01" };

it("an invoice is deleted after seven calendar years once a party removed the account, its credit note first", async () => {
  const deals = [await aPaidDeal(10_000, TRADER), await aPaidDeal(10_000, TRADER)];
  for (const { owner, job, payment } of deals) {
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    await bank(payment.session, "opened");
    await bank(payment.session, "lost");
  }
  const [{ owner, helper }] = deals as [(typeof deals)[0], ...typeof deals];
  const before = (await helper.api("GET", "/api/invoice/")).body;
  expect(before.results).toMatchObject([
    { kind: "credit_note" },
    { kind: "invoice", buyer: { name: "Petra de Vries" } },
  ]);
  const gone = await owner.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
  expect(gone.status).toBe(204);
  expect((await helper.api("GET", "/api/invoice/")).body).toEqual(before);

  const left = () => db.prepare("SELECT count(*) AS n FROM invoice").first<number>("n");
  await cleanUp(db, Date.UTC(YEAR + 7, 11, 30));
  expect(await left()).toBe(4);
  await cleanUp(db, Date.UTC(YEAR + 8, 0, 3));
  await cleanUp(db, Date.UTC(YEAR + 8, 0, 4));
  expect(await left()).toBe(2);
});
