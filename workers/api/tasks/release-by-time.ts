import { DESK_DAYS } from "~/domain/deals/dispute-life";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { HOLD_DAYS } from "~/domain/money/payment-life";
import { isPrice } from "~/domain/money/price-part";
import type { Database } from "../db/database";
import {
  dealsBegun,
  dealsDoneBefore,
  dealsNotBegun,
  mustBeBegun,
  mustNotBePaused,
  mustNotHaveBegun,
  undecidedPayments,
  unpaidPrices,
} from "../db/deal";
import { closeSettledCases, openUnpaidCase } from "../db/money-case";
import { disputeAbout, heldOfJob } from "../db/payment";
import { mustHaveChanged, run } from "../db/transaction";
import { completion } from "../operations/deals/completion";
import { dealEnding } from "../operations/deals/deal-ending";
import { escalation } from "../operations/deals/dispute-steps";
import { teamNews } from "../operations/deals/payment-decision";
import { pause } from "../operations/money/pause";
import { each } from "./each";

const DAY = 24 * 3600 * 1000;

export async function escalateOverdue(db: Database, now: number, user?: number): Promise<number> {
  const undecided = await undecidedPayments(db, now - DESK_DAYS * DAY, user);
  return each("a dispute to escalate", undecided, async (payment) => {
    const dispute = disputeAbout(payment);
    if (!dispute) return;
    const last = dispute.proposals.at(-1) ?? null;
    await run(db, ...(await escalation(db, now, { dispute, last }, payment)));
  });
}

async function pauseBegun(db: Database, now: number, job: number): Promise<void> {
  const held = await heldOfJob(db, job);
  const payment = held.find(isPrice) ?? held[0];
  if (!payment) return;
  await run(
    db,
    mustBeBegun(db, job),
    ...pause(db, now, payment),
    ...teamNews(db, now, payment, { step: "paused", because: "begun" }),
  );
}

export async function reportUnpaid(db: Database, now: number, user?: number): Promise<number> {
  await run(db, closeSettledCases(db, now));
  return each("unpaid work", await unpaidPrices(db, now - RELEASE_DAYS * DAY, user), async (payment) => {
    await run(
      db,
      openUnpaidCase(db, now, payment.id),
      mustHaveChanged(db),
      ...teamNews(db, now, payment, { step: "unpaid" }),
    );
  });
}

export async function completeDone(db: Database, now: number, user?: number): Promise<number> {
  const done = await dealsDoneBefore(db, now - RELEASE_DAYS * DAY, user);
  return each("a job to complete", done, async (job) =>
    // An admin may pause it meanwhile.
    run(db, mustNotBePaused(db, job.id), ...(await completion(db, now, job, "time"))),
  );
}

export async function returnLongHeld(db: Database, now: number, user?: number): Promise<number> {
  const longHeld = await dealsNotBegun(db, now - HOLD_DAYS * DAY, user);
  return each("money held too long", longHeld, async (job) =>
    run(
      db,
      // The helper may begin meanwhile.
      mustNotHaveBegun(db, job.id),
      ...(await dealEnding(db, now, { ...job, end: "held_too_long" })),
    ),
  );
}

export async function pauseLongBegun(db: Database, now: number, user?: number): Promise<number> {
  return each("begun work to pause", await dealsBegun(db, now - HOLD_DAYS * DAY, user), (job) =>
    pauseBegun(db, now, job.id),
  );
}
