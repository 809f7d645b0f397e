import { removePhotosOf } from "../../db/chat-photo";
import type { Database, Write } from "../../db/database";
import {
  deleteOpenJob,
  deleteOwnRows,
  eraseAnswers,
  eraseJobs,
  eraseNames,
  eraseProposalWords,
  eraseTitles,
  eraseUser,
  imagesOfUser,
  mustBeSettled,
  mustHaveNoOpenJob,
  namesInUse,
  notifyOfWithdrawnBids,
  openJobsOf,
  withdrawPendingBids,
} from "../../db/erasure";
import { cancelPaymentsOfJob, cancelPaymentsOfUser } from "../../db/payment-status";
import { nameOf } from "../../db/person";
import { endSessions } from "../../db/session";
import { mustHaveChanged } from "../../db/transaction";
import { rejectPending } from "../deals/acceptance";
import { endRunningDeals } from "./running-deals";

async function namesOf(db: Database, user: number): Promise<string[]> {
  const named = await namesInUse(db, user);
  if (!named) return [];
  const person = { ...named, business: named.business === 1 };
  return [nameOf(person, true), nameOf(person, false)].filter(Boolean);
}

async function scrubTable(db: Database, now: number, user: number): Promise<Write[]> {
  const open = await openJobsOf(db, user);
  const names = await namesOf(db, user);
  return [
    mustBeSettled(db, user),
    cancelPaymentsOfUser(db, user),
    ...(await endRunningDeals(db, now, user)),
    ...notifyOfWithdrawnBids(db, now, user),
    withdrawPendingBids(db, now, user),
    ...open.flatMap((job) => [
      ...rejectPending(db, job, now, "deleted"),
      cancelPaymentsOfJob(db, job),
      deleteOpenJob(db, now, job),
    ]),
    mustHaveNoOpenJob(db, user),
    ...eraseJobs(db, user),
    eraseTitles(db, user),
    eraseNames(db, user, names),
    removePhotosOf(db, user, now),
    eraseAnswers(db, user),
    eraseProposalWords(db, user),
    ...deleteOwnRows(db, user),
    endSessions(db, user, now),
    eraseUser(db, user),
    mustHaveChanged(db),
  ];
}

export async function erasure(
  db: Database,
  now: number,
  user: number,
): Promise<{ statements: Write[]; pictures: string[] }> {
  const pictures = await imagesOfUser(db, user);
  return { statements: await scrubTable(db, now, user), pictures: pictures.map((key) => `media/${key}`) };
}
