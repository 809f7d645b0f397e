import type { Database, Write } from "../../db/database";
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

export function restoration(db: Database, now: number, user: number): Write[] {
  return [
    ...notifyOfRestoration(db, now, user),
    mailRestored(db, now, user),
    restoreUser(db, user),
    relistJobs(db, user),
  ];
}
