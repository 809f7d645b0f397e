import { expect, it } from "vitest";
import { pausedRow } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { aPaidDeal, valueOf } from "./money";
import { notificationTypesOf } from "./world";

const why = { reason: "Beiden gebeld", statement: "Het werk was niet af." };
const mails = async (person: Person, template: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=${template}`)).body.results;

async function aBegunDeal() {
  const deal = await aPaidDeal(6000);
  const path = `/api/job/single/${deal.job}/`;
  const { words } = (await deal.owner.api("GET", path)).body.start_code;
  expect((await deal.helper.api("POST", `${path}begin/`, { words })).status).toBe(200);
  const after = async (days: number) => {
    await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours: days * 24 });
    for (let times = 0; times < 2; times++)
      await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id });
  };
  const status = () => valueOf("payment", deal.payment.id, "status");
  return { ...deal, after, status };
}

it("begun work that nobody marks as done does not go back by itself: both are reminded, and our team decides", async () => {
  const { owner, helper, job, payment, after, status } = await aBegunDeal();
  const admin = await signedUp({ roles: "admin" });
  const both = [owner, helper];
  await after(67);
  for (const person of both) expect(await notificationTypesOf(person)).not.toContain("hold_ends");
  await after(1);
  for (const person of both)
    expect((await notificationTypesOf(person)).filter((type) => type === "hold_ends")).toHaveLength(1);
  expect(await mails(owner, "hold_ends_owner")).toMatchObject([{ subject: "Is het werk voor ‘Kraan lekt’ klaar?" }]);
  expect(await mails(helper, "hold_ends_helper")).toMatchObject([{ subject: "Is je werk voor ‘Kraan lekt’ klaar?" }]);
  const receipt = `/wallet/betaling/${payment.id}`;
  expect(textOf(await (await browserOf(owner)).get(receipt))).toContain("beslist ons team over het geld");

  await after(7);
  expect([await status(), await valueOf("job", job, "status")]).toEqual(["held", "reserved"]);
  for (const person of both) {
    const [mail, ...more] = await mails(person, "payment_decision");
    expect(more).toEqual([]);
    expect(mail.text).toContain("begon, maar is na 75 dagen niet als klaar doorgegeven");
  }
  expect(await pausedRow(admin, payment.id)).toMatchObject({ by: null, reason: null });
  const { count } = (await admin.api("GET", "/api/admin/payments/paused/")).body;
  const last = `/admin/paused?page=${Math.ceil(count / 20)}`;
  expect(textOf(await (await browserOf(admin)).get(last))).toContain("niet op tijd als klaar doorgegeven");
  const deed = (what: string) => admin.api("POST", `/api/admin/payments/${payment.id}/${what}/`, why);
  expect((await deed("resume")).status).toBe(409);
  expect((await deed("release")).body.status).toBe("released");
});

it("work that never began still goes back after 75 days", async () => {
  const { owner, payment } = await aPaidDeal(6000);
  const now = new Date(Date.now() + 75.1 * 24 * 3_600_000).toISOString();
  await visitor.api("POST", "/api/dev/cron/", { task: "release", user: owner.id, now });
  expect(await valueOf("payment", payment.id, "status")).toBe("refunded");
});
