import { expect } from "vitest";
import { mailsTo, type Person } from "./client";
import { aPaidDeal, asked, db, INTENT, onPage, sessionOf } from "./money";
import { notificationTypesOf } from "./world";

export const DAY = 86_400_000;
export const at = (job: number) => `/api/job/single/${job}/stop/`;
export const propose = (person: Pick<Person, "api">, job: number, amount: unknown = "60.00") =>
  person.api("POST", at(job), { amount });
export const accept = (person: Pick<Person, "api">, job: number, proposal?: number) =>
  person.api("POST", `${at(job)}accept/`, { proposal });
export const drop = (person: Pick<Person, "api">, job: number, proposal?: number) =>
  person.api("DELETE", at(job), { proposal });
export const stopOf = async (person: Pick<Person, "api">, job: number) => (await person.api("GET", at(job))).body;
export const dispute = (person: Person, payment: number) =>
  person.api("POST", `/api/payment/${payment}/dispute/`, { reason: "Niet af" });
export const told = async (person: Person) =>
  (await notificationTypesOf(person)).filter((type) => type === "stop_proposal").length;
export const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replace(/\u00a0/g, " ");
export const linesOf = async (person: Person, uri: string): Promise<string[]> =>
  (await person.api("GET", `/api/chat/${uri}/message/`)).body.results
    .toSorted((one: { id: number }, other: { id: number }) => other.id - one.id)
    .map(({ message }: { message: string }) => plain(message));
export const mails = async (person: Person, template: string) =>
  (await mailsTo(person.id)).filter((mail) => mail.template === template);

export async function aBegunDeal(cents = 10_000) {
  const deal = await aPaidDeal(cents);
  await db.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), deal.job).run();
  return deal;
}

export async function aProposedDeal(amount = "60.00") {
  const deal = await aBegunDeal();
  const { status, body } = await propose(deal.owner, deal.job, amount);
  expect(status).toBe(201);
  return { ...deal, proposal: body.proposal.id as number };
}

export async function withExtra(deal: Awaited<ReturnType<typeof aPaidDeal>>, amount = "20.00") {
  const request = await asked(deal, amount);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  return request.id;
}
