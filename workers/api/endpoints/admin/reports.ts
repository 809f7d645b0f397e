import { contract } from "~/api/contract";
import type { AccountStatus } from "~/domain/accounts/account-life";
import type { DeskDecision, ReportFile } from "~/domain/admin/case-files";
import { hasEffect } from "~/domain/admin/decision-life";
import { canBeDecided } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";
import { type SaidRow, saidOf } from "../../db/admin-message";
import {
  type AdminReportRow,
  adminReportOf,
  type DeskDecisionRow,
  isTargetRemoved,
  listReports,
  type Reader,
  selectReportFile,
} from "../../db/admin-report";
import { insertAudit } from "../../db/audit";
import { photosForAdmin } from "../../db/chat-photo";
import type { Database } from "../../db/database";
import { type DecisionRow, decisionOf, insertDecision, newDecisionLink, standingBeside } from "../../db/decision";
import { isParty, mustNotBeParty, peopleOf } from "../../db/involved";
import { storedDealsOf } from "../../db/objection";
import { cardOf } from "../../db/person";
import { closeReport, findReport, type ReportRow, reportOf } from "../../db/report";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { decisionNotice } from "../../operations/moderation/decision-notice";
import { reporterNotice } from "../../operations/moderation/reporter-notice";
import { suspension } from "../../operations/moderation/suspension";
import { takedown } from "../../operations/moderation/takedown";
import { heldAsShown } from "../../operations/money/as-shown";

async function deskDecisionOf(db: Database, row: DeskDecisionRow, language: Language): Promise<DeskDecision> {
  const decided_by = row.admin_id === null ? null : cardOf(row.admin, row.admin_id, language);
  return { ...decisionOf(row, language), standing: await standingBeside(db, row.id), decided_by, note: row.note };
}

export async function reportFileOf(db: Database, { id, language }: Reader, report: ReportRow): Promise<ReportFile> {
  const [answers, people] = await Promise.all([
    db.batch<unknown>(selectReportFile(db, id, report)),
    peopleOf(db, { type: report.target_type, id: report.target_id }),
  ]);
  const rows = <Row>(at: number) => (answers[at]?.results ?? []) as Row[];
  const [decided] = rows<DeskDecisionRow>(5);
  return {
    ...adminReportOf(rows<AdminReportRow>(0)[0] as AdminReportRow, { id, language }),
    account: rows<{ status: AccountStatus; language: Language }>(1)[0] ?? null,
    conversation: rows<SaidRow>(2).map((row) => saidOf(row, language, report.target_id)),
    photo: photosForAdmin(rows<{ photos: string }>(6)[0]?.photos ?? "[]")[0] ?? null,
    others: rows<ReportRow>(3).map(reportOf),
    earlier: rows<DecisionRow>(4).map((row) => decisionOf(row, language)),
    decision: decided ? await deskDecisionOf(db, decided, language) : null,
    involved: await isParty(db, id, [report.about_id, ...people]),
  };
}

export const reports = endpoint(contract.admin.reports, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    const reports = await listReports(c.db, c.viewer.id, page, filter);
    return {
      count: reports.count,
      results: reports.results.map((row) => adminReportOf(row, { id: c.viewer.id, language: c.language })),
    };
  },
});

export const report = endpoint(contract.admin.report, {
  handle: async (c) => {
    const report = (await findReport(c.db, c.id())) ?? refuse("not_found");
    return reportFileOf(c.db, { id: c.viewer.id, language: c.language }, report);
  },
});

type DecideContext = CallContext<typeof contract.admin.decideReport>;
type DecideFields = Pick<Awaited<ReturnType<DecideContext["fields"]>>, "action">;

async function consequences(
  c: DecideContext,
  report: ReportRow,
  { action }: DecideFields,
  link: { token: string; hash: string },
) {
  const { db, now, env } = c;
  const target = { type: report.target_type, id: report.target_id };
  const about = report.about_id;
  const deals = hasEffect(action, "suspend") && about !== null ? await storedDealsOf(db, about) : [];
  return [
    ...(hasEffect(action, "take") ? await takedown(db, now, target) : []),
    ...(hasEffect(action, "suspend") && about !== null ? suspension(db, now, about) : []),
    ...(hasEffect(action, "state") && about !== null
      ? decisionNotice(db, now, { to: about, action, ownInitiative: false, ...link, replyTo: env.SUPPORT_EMAIL, deals })
      : []),
  ];
}

const removesJob = ({ target_type }: ReportRow, { action }: DecideFields): boolean =>
  target_type === "job" && hasEffect(action, "take");

async function decide(c: DecideContext): Promise<DecisionRow> {
  const { db, now, viewer, env } = c;
  const report = (await findReport(db, c.id())) ?? refuse("not_found");
  const people = [report.about_id, ...(await peopleOf(db, { type: report.target_type, id: report.target_id }))];
  if (await isParty(db, viewer.id, people)) refuse("own_case");
  const { total, ...fields } = await c.fields();
  if (!canBeDecided(report.status)) refuse("already_done");
  const link = await newDecisionLink();
  const gone = await isTargetRemoved(db, report.id);
  // First: a disputed payment has its own refusal.
  const effects = await consequences(c, report, fields, link);
  const results = await c.tx
    .add(
      mustNotBeParty(db, viewer.id, people),
      ...closeReport(db, now, report.id),
      insertAudit(db, now, {
        admin: viewer.id,
        action: fields.action,
        target: { type: "report", id: report.id },
        reason: fields.reason,
      }),
      insertDecision(db, now, { report: report.id, ...fields, hash: link.hash }),
      ...(removesJob(report, fields) ? await heldAsShown(db, report.target_id, total) : []),
      ...effects,
      ...reporterNotice(db, now, report, { action: fields.action, gone, replyTo: env.SUPPORT_EMAIL }),
    )
    .commit<DecisionRow>();
  return results[4]?.results[0] as DecisionRow;
}

export const decideReport = endpoint(contract.admin.decideReport, {
  handle: async (c) => {
    const made = await retryOnConflict(() => decide(c));
    return decisionOf(made, c.language);
  },
});
