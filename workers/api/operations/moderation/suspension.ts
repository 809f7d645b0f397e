import type { Database, Write } from "../../db/database";
import { endSessions } from "../../db/session";
import {
  mailRestored,
  notifyCounterparties,
  relistJobs,
  restoreUser,
  suspendUser,
  unlistJobs,
} from "../../db/suspension";

/** Ends sessions and keys, unlists open jobs, and notifies parties of deals with the account. Idempotent. */
export function suspension(db: Database, now: number, user: number): Write[] {
  return [
    ...notifyCounterparties(db, now, user),
    suspendUser(db, user),
    unlistJobs(db, user),
    endSessions(db, user, now),
  ];
}

/** Lists open jobs again, and mails the user. Idempotent. */
export function restoration(db: Database, now: number, user: number): Write[] {
  return [mailRestored(db, now, user), restoreUser(db, user), relistJobs(db, user)];
}
