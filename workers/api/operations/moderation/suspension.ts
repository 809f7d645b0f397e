import type { Database, Write } from "../../db/database";
import { notifyBiddersOfRelisted } from "../../db/job-status";
import { storedDealsOf } from "../../db/objection";
import { endSessions } from "../../db/session";
import {
  mailRestored,
  notifyCounterparties,
  notifyOfRestoration,
  relistJobs,
  restoreUser,
  suspendUser,
  unlistJobs,
} from "../../db/suspension";

export function suspension(db: Database, now: number, user: number): Write[] {
  return [
    ...notifyCounterparties(db, now, user),
    suspendUser(db, user),
    unlistJobs(db, user),
    endSessions(db, user, now),
  ];
}

export async function restoration(db: Database, now: number, user: number): Promise<Write[]> {
  const deals = await storedDealsOf(db, user);
  return [
    ...notifyOfRestoration(db, now, user),
    mailRestored(db, now, user, deals),
    restoreUser(db, user),
    relistJobs(db, user),
    ...notifyBiddersOfRelisted(db, now, user),
  ];
}
