import { env } from "cloudflare:workers";
import { type Person, visitor } from "./client";
import { aPaidDeal } from "./money";

export const HOUR = 3_600_000;
export type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

export const pathOf = ({ bid }: PaidDeal) => `/api/chat/${bid.chat_uri}/appointment/`;
export const say = (deal: PaidDeal, who: Person, status: string) => who.api("PATCH", pathOf(deal), { status });
export const act = (deal: PaidDeal, who: Person, action: string) =>
  who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
export const statusOf = async ({ owner, job }: PaidDeal) =>
  (await owner.api("GET", `/api/job/single/${job}/`)).body.status;

export async function begunDeal(minutes = 31): Promise<PaidDeal> {
  const deal = await aPaidDeal(6000);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  await deal.helper.api("POST", pathOf(deal), { starts_at: at(1), ends_at: at(3) });
  await say(deal, deal.owner, "accepted");
  await env.DB.prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
    .bind(Date.now() - minutes * 60_000, Date.now() + HOUR, deal.bid.chat)
    .run();
  return deal;
}

export const cron = (user: Person, hours: number) => {
  const now = new Date(Date.now() + hours * HOUR).toISOString();
  return visitor.api("POST", "/api/dev/cron/", { task: "release", user: user.id, now });
};

export const mailOf = async ({ email }: Person, template: string): Promise<{ subject: string; text: string }> =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results[0];

export const mailText = async (who: Person, template: string): Promise<string> => (await mailOf(who, template)).text;

export const mailsTo = async ({ email }: Person, template: string) =>
  (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`)).body.results.length;
