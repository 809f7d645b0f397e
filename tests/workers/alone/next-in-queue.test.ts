import { expect, it } from "vitest";
import nl from "~/locales/nl/admin";
import { anAdmin } from "../admin-fixtures";
import { browserOf, textOf } from "../browser";
import type { Person } from "../client";
import { aPaidDeal, db } from "../money";

const DECISION = { outcome: "refund", statement: "Er is niets gedaan.", reason: "Nagekeken" };

async function aWaitingDispute() {
  const { owner, helper, payment } = await aPaidDeal();
  await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" });
  await db
    .prepare("UPDATE dispute SET status = 'desk', desk_at = ? WHERE payment_id = ?")
    .bind(Date.now(), payment.id)
    .run();
  return { id: payment.id, owner, helper };
}

async function decided(admin: Person, id: number) {
  const browser = await browserOf(admin);
  const { status, to } = await browser.post(`/admin/disputes/${id}?outcome=refund`, DECISION);
  expect(status).toBe(303);
  return { to, text: textOf(await browser.get(to ?? "")) };
}

const insertReport = db.prepare(
  `INSERT INTO report (target_type, target_id, reporter, reason, text, status, created_at)
   VALUES ('user', 1, 'mail:' || ?, 'spam', 'Kijk', 'open', 1)`,
);
const olderReports = (count: number) =>
  db.batch(Array.from({ length: count }, (_, at) => insertReport.bind(`visitor${at}@example.test`)));

it("an admin who is the other party of the next dispute goes on to the one after it, and may not decide theirs", async () => {
  const [first, own, last] = [await aWaitingDispute(), await aWaitingDispute(), await aWaitingDispute()];
  await db.prepare("UPDATE user SET roles = 'admin' WHERE id = ?").bind(own.helper.id).run();
  expect((await decided(own.helper, first.id)).to).toBe(`/admin/disputes/${last.id}`);
  const browser = await browserOf(own.helper);
  const file = await browser.get(`/admin/disputes/${own.id}?outcome=refund`);
  expect(textOf(file)).toContain(nl.involved.title);
  expect(file.html).not.toContain('name="statement"');
  const refused = await own.helper.api("POST", `/api/admin/disputes/${own.id}/resolve/`, DECISION);
  expect(refused).toMatchObject({ status: 403, body: { code: "own_case" } });
  expect((await decided(await anAdmin(), own.id)).to).toBe(`/admin/disputes/${last.id}`);
  expect((await decided(await anAdmin(), last.id)).to).toBe("/admin");
});

it("leaving the page that decides keeps what was typed", async () => {
  const { id } = await aWaitingDispute();
  const admin = await anAdmin();
  const browser = await browserOf(admin);
  const back = await browser.post(`/admin/disputes/${id}?outcome=refund`, { ...DECISION, intent: "back" });
  expect(back).toMatchObject({ status: 303, to: `/admin/disputes/${id}` });
  const { html } = await browser.get(`/admin/disputes/${id}?outcome=release`);
  expect(html).toContain(DECISION.statement);
  expect(html).toContain(DECISION.reason);
  await decided(admin, id);
  expect((await browser.get(`/admin/disputes/${id}`)).html).toContain(DECISION.statement);
});

it("after a decision an admin goes on to the next dispute, to the queue or to the overview, and reads what was done", async () => {
  const admin = await anAdmin();
  const [first, second, third, last] = [
    await aWaitingDispute(),
    await aWaitingDispute(),
    await aWaitingDispute(),
    await aWaitingDispute(),
  ];
  await db.prepare("UPDATE user SET roles = 'admin' WHERE id = ?").bind(second.owner.id).run();

  const next = await decided(admin, first.id);
  expect(next.to).toBe(`/admin/disputes/${second.id}`);
  expect(next.text).toContain(`Geschil ${first.id}`);

  // The second is the admin's own, and a colleague decides.
  expect((await decided(second.owner, third.id)).to).toBe(`/admin/disputes/${last.id}`);

  // The overview lists the oldest of all queues only.
  await olderReports(20);
  expect((await decided(admin, second.id)).to).toBe("/admin/disputes");
  expect((await decided(admin, last.id)).to).toBe("/admin");
});
