import { expect } from "vitest";
import { type Person, visitor } from "./client";
import { aPaidDeal, asked, INTENT, onPage, sessionOf } from "./money";
import { notificationTypesOf } from "./world";

export const dispute = (person: Pick<Person, "api">, id: number, body: object = { reason: "Het is niet af." }) =>
  person.api("POST", `/api/payment/${id}/dispute/`, body);
export const close = (person: Pick<Person, "api">, id: number) => person.api("DELETE", `/api/payment/${id}/dispute/`);
export const propose = (person: Pick<Person, "api">, id: number, amount: unknown) =>
  person.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount });
export const accept = (person: Pick<Person, "api">, id: number) =>
  person.api("POST", `/api/payment/${id}/dispute/accept/`);
export const cron = async (task: string, now: number, user: number) =>
  (await visitor.api("POST", "/api/dev/cron/", { task, now: new Date(now).toISOString(), user })).body;
export const timesNotified = async (person: Person, type: string) =>
  (await notificationTypesOf(person)).filter((one) => one === type).length;

export const TRANSITION = { status: 409, body: { code: "transition" } };

export async function aDisputedDeal() {
  const deal = await aPaidDeal();
  const { status } = await dispute(deal.owner, deal.payment.id);
  expect(status).toBe(201);
  return { ...deal, id: deal.payment.id };
}

export async function withExtra(deal: Awaited<ReturnType<typeof aPaidDeal>>) {
  const request = await asked(deal);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  return request.id;
}
