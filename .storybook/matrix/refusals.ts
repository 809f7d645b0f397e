import type { Call } from "../../app/api/call";
import { contract } from "../../app/api/contract";
import { CODES, type Code } from "../../app/api/messages";
import type { Asking } from "./types";

const calls = new Map<string, Call>(
  Object.entries(contract).flatMap(([group, named]) =>
    Object.entries(named).map(([name, call]) => [`${group}.${name}`, call] as const),
  ),
);
const ids = new Map([...calls].map(([id, call]) => [call, id]));

export const callOf = (id: string) => calls.get(id);
export const idOf = (call: Call) => ids.get(call) ?? "";

/**
 * Errors of any call: the error pages and one form show them for the whole site. Pages only offer what the viewer may
 * do, so `permission_denied` needs a role that changed after the page was made, and `own_case` another tab. During a
 * money stop pages have no button, so `money_stopped` needs a stop that began after the page was made.
 */
export const GENERAL: readonly Code[] = [
  "not_authenticated",
  "token_not_valid",
  "permission_denied",
  "own_case",
  "money_stopped",
  "throttled",
  "internal_error",
  "unavailable",
];

export const FIELDS = "fields";

const ofPath = ({ path }: Call): Code[] =>
  path.startsWith("/api/job/single/:id/") ? ["job_not_found", "job_deleted"] : path.includes(":") ? ["not_found"] : [];

export const WHOLE = [404, 410];

/**
 * Refusals that need a certain word: closing an account and moving to another address are profile changes, and one call pays bids and
 * extra work. A chat that is closed for messages takes photos of a deal. A route without the word cannot meet the refusal.
 */
export const ONLY_WITH: Record<string, Partial<Record<Code, string>>> = {
  "chat.addPhoto": {
    blocked: "photoMessageFields",
    bid_pending: "photoMessageFields",
    bid_rejected: "photoMessageFields",
  },
  // Other routes remove photos that are not sent yet.
  "chat.removePhoto": { photo_evidence: "photo.removeDone" },
  "bid.decide": {
    payment_required: "accepted",
    job_not_open: "accepted",
    amount_changed: "accepted",
    helper_unavailable: "accepted",
  },
  "payment.intent": {
    bid_not_pending: "bid_id",
    job_not_open: "bid_id",
    helper_unavailable: "bid_id",
    disputed: "payment_request_id",
  },
  "profile.change": { money_open: "delete_account", proof_required: "current_email" },
};

/**
 * Refusals that no page meets: a browser downloads the file with a reason, after a page that asks for the proof. A page
 * that marks notifications as read sends no field of a form.
 */
const NEVER: Record<string, readonly string[]> = {
  "admin.earnings": ["proof_required"],
  "notification.readAll": [FIELDS],
};

/** Codes, and `fields` for a form. Fields of a query are left out, because pages parse them. */
export function refusalsOf(id: string, { readsForm, words }: Asking): string[] {
  const call = callOf(id);
  if (!call) return [];
  const own = [...ofPath(call), ...(call.refuses ?? [])].filter((code) => !GENERAL.includes(code));
  const met = own.filter((code) => {
    const word = ONLY_WITH[id]?.[code];
    return word === undefined || words.has(word);
  });
  const all = [...new Set(met), ...(call.fields && call.method !== "GET" && readsForm ? [FIELDS] : [])];
  return all.filter((code) => !NEVER[id]?.includes(code));
}

export const statusOf = (code: string): number => (code === FIELDS ? 400 : CODES[code as Code].status);
