import { emailKey } from "~/domain/account";
import type { Report, ReportGiven } from "~/domain/report";
import type { Language } from "~/domain/value";
import type { Database } from "../../db/database";
import { findJob } from "../../db/job";
import { mail, triggerDelivery } from "../../db/outbox";
import { filing, knownTarget, type ReportRow, reportOf } from "../../db/report";
import { AdmissionError, isUnique, retryOnConflict, type Transaction } from "../../db/transaction";
import { counting, type LimitName, within } from "../../http/limit";
import { refuse } from "../../http/refusal";
import type { Viewer } from "../../http/viewer";

interface Place {
  tx: Transaction;
  env: Env;
  execution: ExecutionContext;
  now: number;
}

interface Filing {
  viewer: Viewer | null;
  /** Where a visitor's confirmation goes. */
  address: string | null;
  /** Limits it counts against, beside that of the call itself. */
  counts: readonly (readonly [LimitName, string | number])[];
  language: Language;
  given: ReportGiven;
}

/** The thing that is reported, when the reporter may see it. */
export async function reportable(
  db: Database,
  viewer: Viewer | null,
  of: Pick<ReportGiven, "target_type" | "target_id">,
) {
  const target = { type: of.target_type, id: of.target_id };
  const known = await knownTarget(db, viewer?.id ?? null, target);
  if (known) return { target, about: known.about };
  // A deleted job is told to be that, wherever it is named.
  const job = target.type === "job" ? await findJob(db, viewer?.id ?? null, target.id) : null;
  return refuse(job?.status === "deleted" ? "job_deleted" : "not_found");
}

/** Puts a report in the desk's queue and confirms it. The same reporter reports the same thing once while it is open. */
export async function makeReport({ tx, env, execution, now }: Place, of: Filing): Promise<Report> {
  const { db } = tx;
  const { viewer, counts, language, given } = of;
  const address = of.address ?? "";
  const reporter = viewer ? { user: viewer.id } : { address: emailKey(address) };
  const made = await retryOnConflict(async () => {
    const known = await reportable(db, viewer, given);
    for (const [what, subject] of counts) await within(db, what, subject);
    try {
      const [filed] = await tx
        .add(
          filing(db, now, { ...known, reporter, reason: given.reason, text: given.text }),
          ...counts.map(([what, subject]) => counting(db, what, subject)),
          mail(db, now, {
            key: `report:${crypto.randomUUID()}`,
            template: "report",
            to: viewer ? { user: viewer.id } : { address, language },
          }),
        )
        .commit<ReportRow>();
      return filed?.results[0] as ReportRow;
    } catch (error) {
      if (isUnique(error, "report.")) return refuse("already_done");
      // Others of the same moment used a limit up.
      if (error instanceof AdmissionError) for (const [what, subject] of counts) await within(db, what, subject);
      throw error;
    }
  });
  triggerDelivery({ env, execution });
  return reportOf(made);
}
