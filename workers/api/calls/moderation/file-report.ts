import { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import { fileReport, reportable } from "../../changes/moderation/report";
import { type ApiApp, serve } from "../../http/serve";
import { serveReportStatistics } from "./statistics";

/** Reports of what should not be there (api.md 4.14). */
export function serveReports(app: ApiApp): void {
  serve(app, contract.moderation.fileReport, async (q) => {
    const { viewer, language } = q;
    const target = q.ids();
    await reportable(q.db, viewer, target);
    const { email, reason, text } = await q.fields({}, viewer ? [] : ["email"]);
    const address = viewer ? null : (email ?? null);
    const counts = address === null ? [] : ([["support_mail", emailKey(address)]] as const);
    return fileReport(q, { viewer, address, counts, language, given: { ...target, reason, text } });
  });

  serveReportStatistics(app);
}
