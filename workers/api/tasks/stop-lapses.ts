import { STOP_DAYS } from "~/domain/deals/stop-life";
import type { Database } from "../db/database";
import { unansweredStops } from "../db/stop-proposal";
import { run } from "../db/transaction";
import { stopEnding } from "../operations/deals/stop-together";
import { each } from "./each";

const DAY = 24 * 3600 * 1000;

export async function lapseStops(db: Database, now: number, user?: number): Promise<number> {
  return each("a proposal to lapse", await unansweredStops(db, now - STOP_DAYS * DAY, user), async (deal) => {
    if (!deal.proposal) return;
    await run(db, ...(await stopEnding(db, now, deal, deal.proposal, { event: "lapse", by: null })));
  });
}
