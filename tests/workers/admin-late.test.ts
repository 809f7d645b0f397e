import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, auditOf } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";

const LATE = "Wat je invulde, is niet opgeslagen";
const STATED = { ground: "contact_details", statement: "Er stond een nummer in." };

let admin: Person;
let colleague: Person;

beforeEach(async () => {
  [admin, colleague] = await Promise.all([anAdmin(), anAdmin()]);
});

describe("an admin who is second", () => {
  it("reads that a suspension was not saved, unless it is the same press again", async () => {
    const person = await signedUp();
    const page = `/admin/users/${person.id}/suspend`;
    const [first, second] = [await browserOf(admin), await browserOf(colleague)];
    for (const _ of ["press", "double press"])
      expect((await first.post(page, { ...STATED, reason: "Eén" })).to).toBe(`/admin/users/${person.id}`);
    const late = await second.post(page, { ...STATED, reason: "Twee" });
    expect(late.status).toBe(409);
    expect(textOf(late)).toContain(LATE);
    expect(await auditOf("user", person.id)).toEqual([["suspend", "Eén"]]);
    expect((await mailsTo(person.id)).filter(({ template }) => template === "account_suspended")).toHaveLength(1);
  });

  it("reads that an answer to a withdrawal was not saved", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await helper.api("PATCH", `/api/job/single/${job}/?action=done`);
    await owner.api("POST", `/api/payment/${payment.id}/withdraw/`);
    const page = `/admin/withdrawals/${payment.id}`;
    const [first, second] = [await browserOf(admin), await browserOf(colleague)];
    const answer = { granted: "false", statement: "Het werk was klaar.", reason: "Bekeken" };
    const done = await first.post(page, answer);
    expect([done.status, done.to]).toEqual([303, "/admin/withdrawals"]);
    const late = await second.post(page, { ...answer, statement: "Iets anders." });
    expect(late.status).toBe(409);
    expect(textOf(late)).toMatch(new RegExp(`${LATE}.*Het werk was klaar`, "s"));
  });
});

it("another division of a refund is shown to confirm, and is no error", async () => {
  const { payment } = await aPaidDeal();
  const browser = await browserOf(admin);
  const page = `/admin/payments/${payment.id}/refund`;
  const before = textOf(await browser.get(page));
  expect(before).not.toContain("Einde van de deal");
  const words = { statement: "Het werk was half klaar.", reason: "Foto’s gezien." };
  const shown = await browser.post(page, { ...words, amount: "20", earned: "0.00", extra_shown: "false" });
  expect(shown.status).toBe(200);
  expect(textOf(shown)).toContain("je koos een andere verdeling");
  expect(textOf(shown)).toContain(`Betaling ${payment.id} deels terugbetalen?`);
  expect(shown.html).toContain(`<title>Betaling ${payment.id} deels terugbetalen?`);
  expect(shown.html).not.toContain("data-errors");
  const refused = await browser.post(page, { amount: "20", earned: "80.00", extra_shown: "false", total: "105.00" });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain("data-errors");
  expect(refused.html).toContain(`<title>Fout: Betaling ${payment.id} deels terugbetalen?`);
});
