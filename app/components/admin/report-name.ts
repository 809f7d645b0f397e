import type { ReportFile } from "~/domain/admin/desk";

/** Nobody reported what our team decided of itself. */
export const reportName = ({ id, decision }: Pick<ReportFile, "id" | "decision">) =>
  decision?.own_initiative ? (["queue.decision", { id: decision.id }] as const) : (["queue.report", { id }] as const);
