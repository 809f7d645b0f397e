import { emailKey } from "~/domain/accounts/account";
import type { Report, ReportGiven } from "~/domain/admin/report";
import type { Language } from "~/domain/values/language";
import type { Database } from "../../db/database";
import { findJob } from "../../db/job";
import { insertReport, mailReceived, type ReportRow, reportOf, visibleTarget } from "../../db/report";
import { AdmissionError, isUnique, retryOnConflict, type Transaction } from "../../db/transaction";
import { assertWithinLimit, hitStatement, type LimitName } from "../../http/limit";
import { refuse } from "../../http/refusal";
import type { Viewer } from "../../http/viewer";

interface ReportDeps {
  tx: Transaction;
  now: number;
}

interface NewReport {
  viewer: Viewer | null;
  address: string | null;
  counts: readonly (readonly [LimitName, string | number])[];
  language: Language;
  report: ReportGiven;
}

export async function visibleTargetOrRefuse(
  db: Database,
  viewer: Viewer | null,
  of: Pick<ReportGiven, "target_type" | "target_id">,
) {
  const target = { type: of.target_type, id: of.target_id };
  const known = await visibleTarget(db, viewer?.id ?? null, target);
  if (known) return { target, about: known.about };
  const job = target.type === "job" ? await findJob(db, viewer?.id ?? null, target.id) : null;
  return refuse(job?.status === "deleted" ? "job_deleted" : "not_found");
}

export async function makeReport({ tx, now }: ReportDeps, of: NewReport): Promise<Report> {
  const { db } = tx;
  const { viewer, counts, language, report } = of;
  const address = of.address ?? "";
  const reporter = viewer ? { user: viewer.id } : { address: emailKey(address), language };
  const made = await retryOnConflict(async () => {
    const known = await visibleTargetOrRefuse(db, viewer, report);
    for (const [what, subject] of counts) await assertWithinLimit(db, what, subject);
    try {
      const [filed] = await tx
        .add(
          insertReport(db, now, { ...known, reporter, reason: report.reason, text: report.text }),
          ...counts.map(([what, subject]) => hitStatement(db, what, subject)),
          mailReceived(db, now, viewer === null ? address : null),
        )
        .commit<ReportRow>();
      return filed?.results[0] as ReportRow;
    } catch (error) {
      if (isUnique(error, "report.")) return refuse("already_done");
      if (error instanceof AdmissionError)
        for (const [what, subject] of counts) await assertWithinLimit(db, what, subject);
      throw error;
    }
  });
  return reportOf(made);
}
