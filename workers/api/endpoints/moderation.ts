import { contract } from "~/api/contract";
import type { moderationCalls } from "~/api/contract/moderation";
import { emailKey } from "~/domain/accounts/account";
import { canBecome, hasEffect } from "~/domain/admin/decision-life";
import { mayObject } from "~/domain/admin/objection";
import { type DecisionRow, decisionOf, findDecision, listDecisions, openAppeal, standingBeside } from "../db/decision";
import { insertObjection, shownDealsOf, suspendedDealOf } from "../db/objection";
import { mail } from "../db/outbox";
import { mustBePaused } from "../db/pause";
import { findPayment } from "../db/payment";
import { moderationCounts } from "../db/stats";
import { retryOnConflict } from "../db/transaction";
import type { CallContext } from "../http/context";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { refuseOfDeal } from "../operations/deals/deal-refusal";
import { teamNews } from "../operations/deals/payment-decision";
import { makeReport, visibleTargetOrRefuse } from "../operations/moderation/report";
import { pause } from "../operations/money/pause";
import { sameSecret, sha256 } from "../secrets/secret";

const fileReport = endpoint(contract.moderation.fileReport, {
  handle: async (c) => {
    const { viewer, language } = c;
    const target = c.ids();
    await visibleTargetOrRefuse(c.db, viewer, target);
    const { email, reason, text } = await c.fields({}, viewer ? [] : ["email"]);
    const address = viewer ? null : (email ?? null);
    const counts = address === null ? [] : ([["support_mail", emailKey(address)]] as const);
    return makeReport(c, { viewer, address, counts, language, report: { ...target, reason, text } });
  },
});

type DecisionContext = CallContext<
  typeof contract.moderation.appeal | typeof contract.moderation.decision | typeof contract.moderation.object
>;

async function concernedDecision(c: DecisionContext, token: string | null): Promise<DecisionRow> {
  if (!c.viewer && token === null) refuse("not_authenticated");
  const row = await findDecision(c.db, c.id());
  if (!row || row.action === "dismiss") return refuse("not_found");
  const own = c.viewer !== null && row.user_id === c.viewer.id;
  const holds = token !== null && sameSecret(row.token_hash, await sha256(token));
  return own || holds ? row : refuse("not_found");
}

async function detailsOf({ db, language }: DecisionContext, row: DecisionRow) {
  const deals = hasEffect(row.action, "suspend") ? await shownDealsOf(db, row.user_id ?? 0, language) : [];
  return { ...decisionOf(row, language), standing: await standingBeside(db, row.id), deals };
}

const decisions = endpoint(contract.moderation.decisions, {
  handle: async (c) => {
    const { page } = await c.fields();
    const decisions = await listDecisions(c.db, c.viewer.id, page);
    return { ...decisions, results: decisions.results.map((row) => decisionOf(row, c.language)) };
  },
});

const decision = endpoint(contract.moderation.decision, {
  handle: async (c) => {
    const { token } = await c.fields();
    return detailsOf(c, await concernedDecision(c, token));
  },
});

type AppealContext = CallContext<typeof contract.moderation.appeal>;

async function makeAppeal(c: AppealContext): Promise<DecisionRow> {
  const { token } = c.ids();
  const row = await concernedDecision(c, token);
  const { text } = await c.fields();
  if (!canBecome(row.appeal_status, "open")) refuse("already_done");
  const { db, now, env } = c;
  const received = (user: number) =>
    mail(db, now, {
      key: `appeal_received:${row.id}`,
      template: "appeal_received",
      to: { user },
      replyTo: env.SUPPORT_EMAIL,
      data: { decision: row.id },
    });
  await c.tx
    .add(...openAppeal(db, now, { decision: row.id, text }), ...(row.user_id === null ? [] : [received(row.user_id)]))
    .commit();
  return { ...row, appeal_text: text, appeal_status: "open" };
}

const appeal = endpoint(contract.moderation.appeal, {
  handle: async (c) => decisionOf(await retryOnConflict(() => makeAppeal(c)), c.language),
});

async function objectTo(c: CallContext<typeof contract.moderation.object>) {
  const { db, now } = c;
  const row = await concernedDecision(c, c.ids().token);
  const { payment: id, text } = await c.fields();
  const deal = hasEffect(row.action, "suspend") ? await suspendedDealOf(db, row.user_id ?? 0, id) : null;
  if (!deal) return refuse("transition");
  if (deal.objected) refuse("already_done");
  if (deal.disputed) return refuseOfDeal(db, (await findPayment(db, id))?.job_id ?? null, "disputed");
  const payment = mayObject(deal) ? await findPayment(db, id) : null;
  if (!payment) return refuse("transition");
  const news = teamNews(db, now, payment, { step: "paused", because: "objected" });
  await c.tx
    .add(
      ...insertObjection(db, now, { payment: id, user: payment.payer_id, text }),
      // A continuing pause was notified before.
      ...(deal.paused ? [mustBePaused(db, id)] : [...pause(db, now, payment), ...news]),
    )
    .commit();
  return detailsOf(c, row);
}

const object = endpoint(contract.moderation.object, { handle: (c) => retryOnConflict(() => objectTo(c)) });

const statistics = endpoint(contract.moderation.statistics, {
  handle: async ({ db }) => {
    const counts = await moderationCounts(db);
    const of = (what: string) => counts.get(what) ?? 0;
    return {
      reports: of("reports"),
      decisions: {
        dismiss: of("decisions.dismiss"),
        remove: of("decisions.remove"),
        warn: of("decisions.warn"),
        suspend: of("decisions.suspend"),
      },
      appeals: { open: of("appeals.open"), upheld: of("appeals.upheld"), overturned: of("appeals.overturned") },
    };
  },
});

export const moderation = { fileReport, statistics, decisions, decision, appeal, object } satisfies Handlers<
  typeof moderationCalls
>;
