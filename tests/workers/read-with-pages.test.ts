import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { NotificationType } from "~/domain/notifications/notification";
import { notify } from "../../workers/api/db/notify";
import { run } from "../../workers/api/db/transaction";
import { browserOf } from "./browser";
import { type Person, signedUp } from "./client";
import { aPaidDeal } from "./money";
import { dispute } from "./stops";

const told = (to: Person, type: NotificationType, payment?: number) =>
  run(
    env.DB,
    ...notify(env.DB, Date.now(), { to: to.id, type, key: crypto.randomUUID(), data: payment ? { payment } : {} }),
  );
const unreadTypes = async (person: Person): Promise<string[]> => {
  const { results } = (await person.api("GET", "/api/notifications/")).body;
  return results.filter(({ read }: { read: boolean }) => !read).map(({ type }: { type: string }) => type);
};

it("marks the news of a dispute when its page is opened, and no other's", async () => {
  const { owner, helper, payment } = await aPaidDeal();
  await dispute(owner, payment.id);
  await owner.api("POST", `/api/payment/${payment.id}/dispute/proposal/`, { amount: "50.00" });
  await told(helper, "dispute", payment.id + 1000);
  expect((await unreadTypes(helper)).filter((type) => type === "dispute")).toHaveLength(3);
  expect((await (await browserOf(helper)).get(`/payment/${payment.id}/geschil`)).status).toBe(200);
  expect((await unreadTypes(helper)).filter((type) => type === "dispute")).toHaveLength(1);
});

it("marks the news of a payment with its receipt", async () => {
  const { owner, payment } = await aPaidDeal();
  await told(owner, "payment_decision", payment.id);
  await told(owner, "chargeback", payment.id);
  await told(owner, "kyc");
  expect((await (await browserOf(owner)).get(`/wallet/betaling/${payment.id}`)).status).toBe(200);
  expect(await unreadTypes(owner)).toEqual(["kyc"]);
});

it("marks the decisions about a user with their page, and all of a page without a payment", async () => {
  const person = await signedUp();
  for (const type of ["moderation", "kyc"] as const) await told(person, type);
  expect((await (await browserOf(person)).get(`/profile/${person.id}/decisions`)).status).toBe(200);
  expect(await unreadTypes(person)).toEqual(["kyc"]);
  for (const payment of [1, 2]) await told(person, "dispute", payment);
  const all = "/api/notifications/all/";
  expect((await person.api("POST", all, { page: "dispute", payment: 2 })).body).toEqual({ unread: 2 });
  expect((await person.api("POST", all, { page: "dispute" })).body).toEqual({ unread: 1 });
  expect((await person.api("POST", all, { page: "dispute", payment: "x" })).status).toBe(400);
});
