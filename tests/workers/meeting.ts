import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { type Person, visitor } from "./client";
import { aBid, accepted, neighbours } from "./world";

export const HOUR = 3_600_000;
export const refusal = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
export const span = (hours: number, lasts = 2) => ({ starts_at: inHours(hours), ends_at: inHours(hours + lasts) });

export let placer: Person;
export let helper: Person;
export let bid: { id: number; chat_uri: string; chat: { id: number } };
export let path: string;
export let job: number;

export async function aNewBid() {
  ({ placer, helper, job } = await neighbours());
  bid = await aBid(helper, job);
  path = `/api/chat/${bid.chat_uri}/appointment/`;
}

export const agree = () => accepted(placer, bid.id);
export const propose = (person: Person, of: unknown = span(48)) => person.api("POST", path, of);
export const answer = (person: Person, status: string, more = {}) => person.api("PATCH", path, { status, ...more });
export const latest = async (person: Person, language = "nl") =>
  (await person.api("GET", `/api/chat/${bid.chat_uri}/`, undefined, { "Accept-Language": language })).body;
export const file = (person: Person, headers = {}) =>
  person.api("GET", `/api/chat/${bid.chat_uri}/appointment.ics`, undefined, headers);
export const lastLine = async () => (await latest(helper)).last_message;
export const earlier = (hours: number) =>
  env.DB.prepare("UPDATE appointment SET starts_at = starts_at - ?2, ends_at = ends_at - ?2 WHERE chat_id = ?1")
    .bind(bid.chat.id, hours * HOUR)
    .run();
export const cron = async (at = Date.now()) => {
  const asked = { task: "release", user: placer.id, now: new Date(at).toISOString() };
  return (await visitor.api("POST", "/api/dev/cron/", asked)).body.done;
};
