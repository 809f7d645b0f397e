import type { Call } from "../../app/api/call";
import { contract } from "../../app/api/contract";
import { CODES, type Code } from "../../app/api/messages";
import type { Asking } from "./types";

const groups: Record<string, Record<string, Call>> = contract;

/**
 * What any call may answer: it is shown once for the whole site, by the error pages and a form that is told so. Pages offer
 * only what their viewer may do, so `permission_denied` is met by who was another when the page was made.
 */
export const GENERAL: readonly Code[] = [
  "not_authenticated",
  "token_not_valid",
  "permission_denied",
  "throttled",
  "internal_error",
  "unavailable",
];

/** What is at fault in a form, said beside its fields. */
export const FIELDS = "fields";

export const callOf = (id: string): Call | undefined => {
  const [group = "", name = ""] = id.split(".");
  return groups[group]?.[name];
};

const ofPath = ({ path }: Call): Code[] =>
  path.startsWith("/api/job/single/:id/") ? ["job_not_found", "job_deleted"] : path.includes(":") ? ["not_found"] : [];

/** What a page answers as a whole when the thing it is about is not there: once for all that it asks of it. */
export const WHOLE = [404, 410];

/**
 * What only one thing in a body can be refused for, by the word that says it: closing an account is a change of the
 * profile, and bids and extra work are paid by one call. A route that never says the word never meets the refusal.
 */
export const ONLY_WITH: Record<string, Partial<Record<Code, string>>> = {
  "bid.decide": { payment_required: "accepted", job_not_open: "accepted" },
  "payment.intent": { bid_not_pending: "bid_id", job_not_open: "bid_id" },
  "profile.change": { money_open: "delete_account" },
};

/**
 * The refusals of a call that are its own and that a route may meet: by code, and `fields` for what is sent with a form. What
 * is asked in a list's address is left out: pages read it themselves.
 */
export function refusalsOf(id: string, { readsForm, words }: Asking): string[] {
  const call = callOf(id);
  if (!call) return [];
  const own = [...ofPath(call), ...(call.refuses ?? [])].filter((code) => !GENERAL.includes(code));
  const met = own.filter((code) => {
    const word = ONLY_WITH[id]?.[code];
    return word === undefined || words.has(word);
  });
  return [...new Set(met), ...(call.fields && call.method !== "GET" && readsForm ? [FIELDS] : [])];
}

export const statusOf = (code: string): number => (code === FIELDS ? 400 : CODES[code as Code].status);
