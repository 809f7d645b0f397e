import { beforeEach, describe, expect, it } from "vitest";
import { anAdmin, auditOf } from "./admin-fixtures";
import { mailsTo, type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";
import { notificationTypesOf } from "./world";

const reason = "Vraagt erom";
let admin: Person;
beforeEach(async () => {
  admin = await anAdmin();
});

it("shows an admin what a person was mailed and notified of, and nobody else", async () => {
  const { owner, helper, job } = await aPaidDeal();
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  await mailsTo(helper.id);
  const mails = (await admin.api("GET", `/api/admin/users/${helper.id}/mails/`)).body;
  expect(mails.results.map(({ template }: { template: string }) => template)).toContain("payment_released");
  expect(mails.results.every(({ user }: { user: { id: number } }) => user.id === helper.id)).toBe(true);
  const news = (await admin.api("GET", `/api/admin/users/${helper.id}/notifications/`)).body;
  expect(news.count).toBe((await notificationTypesOf(helper)).length);
  expect(news.results[0]).toMatchObject({ title: expect.any(String), text: expect.any(String) });
  expect(await admin.api("GET", "/api/admin/users/9999999/mails/")).toMatchObject({ status: 404 });
});

describe("an admin retries the verification of a person", () => {
  const retry = (person: Person) => admin.api("POST", `/api/admin/users/${person.id}/verification/`, { reason });
  const asked = async (person: Person) => (await notificationTypesOf(person)).filter((type) => type === "kyc").length;

  it.each(["none", "rejected"])("who has to do it themselves when it is %s", async (verification) => {
    const person = await signedUp({ verification });
    expect(await retry(person)).toMatchObject({ status: 200, body: { verification: { status: verification } } });
    expect(await asked(person)).toBe(1);
    expect((await mailsTo(person.id)).map(({ template }) => template)).toContain("verification_needed");
    expect(await auditOf("user", person.id)).toEqual([["verify", reason]]);
  });

  it("without asking who handed in their documents", async () => {
    const person = await signedUp({ verification: "pending" });
    expect(await retry(person)).toMatchObject({ status: 200, body: { verification: { status: "pending" } } });
    expect(await asked(person)).toBe(0);
  });

  it("with a reason", async () => {
    const person = await signedUp();
    const { status, body } = await admin.api("POST", `/api/admin/users/${person.id}/verification/`, {});
    expect([status, Object.keys(body)]).toEqual([400, ["reason"]]);
    expect(await asked(person)).toBe(0);
  });

  it("but not of who is verified, suspended or unknown", async () => {
    const [verified, suspended] = await Promise.all([signedUp({ verification: "verified" }), signedUp()]);
    await admin.api("POST", `/api/admin/users/${suspended.id}/suspend/`, { reason });
    expect(await retry(verified)).toMatchObject({ status: 409, body: { code: "already_verified" } });
    expect(await retry(suspended)).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await auditOf("user", verified.id)).toEqual([]);
    expect(await asked(suspended)).toBe(0);
  });
});
