import type { ReportFile } from "~/domain/admin/case-files";

/** A decision that our team took without a report is no report of misuse. */
export const reportName = ({ id, decision }: Pick<ReportFile, "id" | "decision">) =>
  decision?.own_initiative ? (["queue.decision", { id: decision.id }] as const) : (["queue.report", { id }] as const);
