import type { ApiApp } from "../../http/serve";
import { serveAppeals } from "./appeals";
import { serveAudit } from "./audit";
import { serveCommentRemoval } from "./comments";
import { serveDeadLetters } from "./dead-letters";
import { serveDecideAppeal } from "./decide-appeal";
import { serveDecideReport } from "./decide-report";
import { serveEarningsOfAll } from "./earnings";
import { serveJobsAtDesk } from "./jobs";
import { serveLedger } from "./ledger";
import { servePaymentsAtDesk } from "./payments";
import { serveReportQueue } from "./reports";
import { serveReviewsAtDesk } from "./reviews";
import { serveUsers } from "./users";

/** The desk (api.md 4.15): for admins alone, who have no other rights over other people's things. */
export function serveDesk(app: ApiApp): void {
  serveReportQueue(app);
  serveDecideReport(app);
  serveAppeals(app);
  serveDecideAppeal(app);
  serveUsers(app);
  serveJobsAtDesk(app);
  serveCommentRemoval(app);
  serveReviewsAtDesk(app);
  servePaymentsAtDesk(app);
  serveLedger(app);
  serveEarningsOfAll(app);
  serveAudit(app);
  serveDeadLetters(app);
}
