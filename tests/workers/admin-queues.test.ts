import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { anAdmin, pausedRow } from "./admin-fixtures";
import { signedUp, visitor } from "./client";
import { aPaidDeal, asked, onPage, openedRequest, paymentOf } from "./money";
import { notificationTypesOf } from "./world";

const why = { reason: "Na overleg", statement: "Het werk was al gedaan." };
const mailsTo = async (email: string, template: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results;

async function aWithdrawal() {
  const deal = await aPaidDeal();
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
  await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
  return { ...deal, id: deal.payment.id };
}

describe("withdrawals that our team answers", () => {
  it("wait in the overview and in a list, until they are answered once", async () => {
    const admin = await anAdmin();
    const { id, owner } = await aWithdrawal();
    const { body: before } = await admin.api("GET", "/api/admin/waiting/");
    expect(before.withdrawals).toBeGreaterThan(0);
    const path = `/api/admin/withdrawals/${id}/`;
    expect((await admin.api("GET", path)).body).toMatchObject({ payment: { id }, answer: null, involved: false });
    expect((await paymentOf(owner, id)).withdrawn).toMatchObject({ effect: "answered", answer: null });
    const answered = await admin.api("POST", `${path}answer/`, { granted: false, ...why });
    expect(answered.body.answer).toMatchObject({ by: { id: admin.id }, granted: false, statement: why.statement });
    expect(await admin.api("POST", `${path}answer/`, { granted: true, ...why })).toMatchObject({
      status: 409,
      body: { code: "already_done" },
    });
    expect((await admin.api("GET", "/api/admin/waiting/")).body.withdrawals).toBe(before.withdrawals - 1);
    expect((await paymentOf(owner, id)).withdrawn.answer).toMatchObject({ granted: false });
    expect((await notificationTypesOf(owner)).at(-1)).toBe("withdrawal");
    const [mail] = await mailsTo(owner.email, "withdrawal_rejected");
    expect(mail.text).toContain(why.statement);
    const log = await admin.api("GET", `/api/admin/audit/?target_type=payment&target_id=${id}`);
    expect(log.body.results[0]).toMatchObject({ action: "rejected", reason: why.reason });
  });

  it("that are granted are told to the helper, who keeps the money", async () => {
    const admin = await anAdmin();
    const { id, helper } = await aWithdrawal();
    const before = (await helper.api("GET", "/api/wallet/")).body.balance;
    await admin.api("POST", `/api/admin/withdrawals/${id}/answer/`, { granted: true, ...why });
    expect((await notificationTypesOf(helper)).at(-1)).toBe("withdrawal");
    expect(await mailsTo(helper.email, "withdrawal_service")).toHaveLength(1);
    expect((await helper.api("GET", "/api/wallet/")).body.balance).toBe(before);
  });

  it("that are rejected are told to the helper too", async () => {
    const admin = await anAdmin();
    const { id, helper } = await aWithdrawal();
    await admin.api("POST", `/api/admin/withdrawals/${id}/answer/`, { granted: false, ...why });
    const [news] = (await helper.api("GET", "/api/notifications/")).body.results;
    expect(news).toMatchObject({ type: "withdrawal", link: `/wallet/betaling/${id}` });
    expect(news.text).not.toContain(why.statement);
    expect(await mailsTo(helper.email, "withdrawal_helper_rejected")).toHaveLength(1);
    expect(await mailsTo(helper.email, "withdrawal_service")).toHaveLength(0);
  });

  it("of money held for a business are granted by its refund alone", async () => {
    const admin = await anAdmin();
    const { owner, job, helper, payment } = await aPaidDeal();
    await env.DB.prepare("UPDATE user SET business = 1 WHERE id = ?").bind(helper.id).run();
    await helper.api("PATCH", `/api/job/single/${job}/?action=done`, { early: true });
    await owner.api("POST", `/api/payment/${payment.id}/withdraw/`);
    const path = `/api/admin/withdrawals/${payment.id}/`;
    expect((await admin.api("POST", `${path}answer/`, { granted: true, ...why })).body.code).toBe("transition");
    await admin.api("POST", `/api/admin/payments/${payment.id}/refund/`, why);
    expect((await admin.api("GET", path)).body).toMatchObject({ refunded: true, answer: null });
    expect((await admin.api("POST", `${path}answer/`, { granted: false, ...why })).body.code).toBe("already_done");
  });
});

it("paused payments are a list with who paused them, why and since when, until they go on", async () => {
  const admin = await anAdmin();
  const { payment } = await aPaidDeal();
  const listed = () => pausedRow(admin, payment.id);
  expect(await listed()).toBeUndefined();
  const { paused } = (await admin.api("GET", "/api/admin/waiting/")).body;
  await admin.api("POST", `/api/admin/payments/${payment.id}/pause/`, why);
  expect(await listed()).toMatchObject({ by: { id: admin.id }, reason: why.reason, since: expect.any(String) });
  expect((await admin.api("GET", "/api/admin/waiting/")).body.paused).toBe(paused + 1);
  await admin.api("POST", `/api/admin/payments/${payment.id}/resume/`, why);
  expect(await listed()).toBeUndefined();
});

it("a pause that ended is at each payment that it held", async () => {
  const admin = await anAdmin();
  const deal = await aPaidDeal();
  const extra = await asked(deal);
  await onPage((await openedRequest(deal.owner, extra)).session);
  const pausesOf = async (id: number) => (await admin.api("GET", `/api/admin/payments/${id}/`)).body.pauses;
  expect(await pausesOf(deal.payment.id)).toEqual([]);
  await admin.api("POST", `/api/admin/payments/${deal.payment.id}/pause/`, why);
  await admin.api("POST", `/api/admin/payments/${deal.payment.id}/resume/`, why);
  const ended = [{ from: expect.any(String), until: expect.any(String) }];
  expect(await pausesOf(deal.payment.id)).toEqual(ended);
  expect(await pausesOf(extra.id)).toEqual(ended);
});

describe("a person", () => {
  it("gets what our team writes as a notification and a mail, with the reason in the log alone", async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const message = "Je IBAN klopt niet.\n\nWil je hem nakijken?";
    const sent = await admin.api("POST", `/api/admin/users/${person.id}/message/`, { message, reason: "IBAN" });
    expect(sent.status).toBe(200);
    const [told] = (await person.api("GET", "/api/notifications/")).body.results;
    expect(told).toMatchObject({
      type: "team_message",
      title: "Bericht van ons team",
      text: message,
      link: "/contact",
    });
    const [mail] = await mailsTo(person.email, "team_message");
    expect(mail.text).toContain("Wil je hem nakijken?");
    expect(mail.text).not.toContain("IBAN\n\n");
    const log = await admin.api("GET", `/api/admin/audit/?target_type=user&target_id=${person.id}`);
    expect(log.body.results[0]).toMatchObject({ action: "write", reason: "IBAN" });
  });

  it("gets nothing from a message without words or a reason", async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const sent = await admin.api("POST", `/api/admin/users/${person.id}/message/`, { message: " ", reason: "" });
    expect(sent).toMatchObject({ status: 400, body: { message: [expect.any(String)], reason: [expect.any(String)] } });
    expect((await person.api("GET", "/api/notifications/")).body.count).toBe(0);
  });

  it("who deleted the account cannot be written to", async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    await env.DB.prepare("UPDATE user SET status = 'deleted' WHERE id = ?").bind(person.id).run();
    const sent = await admin.api("POST", `/api/admin/users/${person.id}/message/`, { message: "Hoi", reason: "IBAN" });
    expect(sent).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it("is not told of a note", async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    await admin.api("POST", `/api/admin/users/${person.id}/note/`, { reason: "Belde over een uitbetaling" });
    expect((await person.api("GET", "/api/notifications/")).body.count).toBe(0);
    expect(JSON.stringify((await person.api("GET", "/api/user/export/")).body)).not.toContain("Belde over");
    const log = await admin.api("GET", `/api/admin/audit/?target_type=user&target_id=${person.id}`);
    expect(log.body.results[0]).toMatchObject({ action: "note", reason: "Belde over een uitbetaling" });
  });
});
