import { adminReport } from "../../../domain/admin/admin";
import { outcomeWithReason, reportDecision, reportFile } from "../../../domain/admin/case-files";
import { decision } from "../../../domain/admin/decision";
import { APPEAL_STATUSES } from "../../../domain/admin/decision-life";
import { REPORT_STATUSES } from "../../../domain/admin/report-life";
import { call } from "../../call";
import { file, list, ofPerson, status } from "./shared";

const reports = list("/api/admin/reports/", "Reports, newest first", adminReport, {
  status: status(REPORT_STATUSES),
  user: ofPerson,
});

const appeals = list("/api/admin/appeals/", "Decisions that were appealed against, newest first", decision, {
  status: status(APPEAL_STATUSES),
});

const report = file(
  "/api/admin/reports/:id/",
  "a report with what it is about, and what was decided before",
  reportFile,
);

const appeal = file(
  "/api/admin/appeals/:id/",
  "the report behind a decision that was appealed against, by the decision's id",
  reportFile,
);

const decideReport = call({
  method: "POST",
  path: "/api/admin/reports/:id/decide/",
  who: "admin",
  summary: "Decide on a report: dismiss it, take the thing away, warn or suspend the person",
  fields: reportDecision,
  answers: { 200: decision },
  refuses: ["own_case", "already_done", "disputed", "money_changed"],
});

const decideAppeal = call({
  method: "POST",
  path: "/api/admin/appeals/:id/decide/",
  who: "admin",
  summary: "Decide on the appeal against a decision, by the decision's id",
  fields: outcomeWithReason,
  answers: { 200: decision },
  refuses: ["own_case", "already_done"],
});

export const adminReportsCalls = {
  reports,
  appeals,
  report,
  appeal,
  decideReport,
  decideAppeal,
};
