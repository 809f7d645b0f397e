import { contract } from "~/api/contract";
import { listMailbox, type MailboxRow } from "../../db/mailbox";
import { moveBack } from "../../db/moments";
import { triggerDelivery } from "../../db/outbox";
import { isMailDelivering } from "../../db/outbox-delivery";
import { timeOf } from "../../db/person";
import { countUsersAndJobs } from "../../db/sandbox";
import { taxDataKeys } from "../../db/tax-data";
import { ConflictError, run } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { runTaskOfParts } from "../../tasks/cron";
import { deliverDue } from "../../tasks/deliver";
import { payOutToAll } from "../../tasks/payout-day";

export const cron = endpoint(contract.dev.cron, {
  handle: async (c) => {
    const { task, now: asked, user } = await c.fields();
    const now = asked === undefined ? c.now : Date.parse(asked);
    // Run by hand, every day is a payout day.
    const name = `payout_day:${now}:${crypto.randomUUID()}`;
    const done =
      task === "payouts"
        ? (await payOutToAll(c.db, now, { user, name })).done
        : await runTaskOfParts(c.db, now, task, user);
    triggerDelivery(c);
    return { done };
  },
});

/** Lazy, so that a deployment never holds the demonstration data in memory. */
async function fill(env: Env, now: number): Promise<void> {
  const [{ isInhabited, seed }, { storePictures }] = await Promise.all([
    import("../../seed/seed"),
    import("../../seed/pictures/store"),
  ]);
  if (await isInhabited(env.DB)) return;
  await storePictures(env.MEDIA, now);
  try {
    await seed(env.DB, now, taxDataKeys(env) ?? refuse("unavailable"));
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}

export const seed = endpoint(contract.dev.seed, {
  handle: async ({ env, db, now }) => {
    await fill(env, now);
    const counts = await countUsersAndJobs(db);
    return { users: counts?.users ?? 0, jobs: counts?.jobs ?? 0 };
  },
});

export const later = endpoint(contract.dev.later, {
  handle: async (c) => {
    const { job, hours } = await c.fields();
    await run(c.db, ...moveBack(c.db, job, hours));
    return { hours };
  },
});

const mailOf = (row: MailboxRow) => ({
  id: row.id,
  channel: row.channel,
  to: row.recipient,
  reply_to: row.reply_to,
  template: row.template,
  language: row.language,
  subject: row.subject,
  text: row.text,
  html: row.html,
  headers: JSON.parse(row.headers) as Record<string, string>,
  data: JSON.parse(row.data) as Record<string, unknown>,
  created_at: timeOf(row.created_at),
});

const TURN_MS = 25;
const MAX_TURNS = 40;

export const outbox = endpoint(contract.dev.outbox, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    // Waits for mails that the queue delivers now, so that tests do not have to.
    await deliverDue(c.env);
    for (let turn = 0; turn < MAX_TURNS && (await isMailDelivering(c.db)); turn++) await scheduler.wait(TURN_MS);
    const { count, results } = await listMailbox(c.db, page, filter);
    return { count, results: results.map(mailOf) };
  },
});
