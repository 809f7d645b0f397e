import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";

const NAME = "coalesce(iif(o.business = 1, o.company, NULL), o.name)";

export function reviewRequests(db: Database, now: number, job: number): Write[] {
  return notify(db, now, {
    type: "review_request",
    key: "'review_request:' || j.id || ':' || p.id",
    to: "p.id",
    job: "j.id",
    data: `json_object('job_title', j.title, 'name', ${NAME})`,
    rows: {
      from: `FROM job j JOIN user p ON p.id IN (j.user_id, j.helper_id) JOIN user o ON o.id = j.user_id + j.helper_id - p.id
        WHERE j.id = ?1 AND p.status = 'active' AND o.status <> 'deleted'
          AND NOT EXISTS (SELECT 1 FROM review r WHERE r.job_id = j.id AND r.author_id = p.id)`,
      values: [job],
    },
    mail: true,
  });
}
