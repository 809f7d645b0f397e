import { contract } from "~/api/contract";
import type { DeadLetter } from "~/domain/desk";
import { audited } from "../../db/audit";
import { commit, mustHaveChanged } from "../../db/batch";
import { wake } from "../../db/outbox";
import { pageOfRows } from "../../db/page";
import { timeOf, timeOrNull } from "../../db/person";
import { again } from "../../db/retry-on-conflict";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

interface Row extends Omit<DeadLetter, "created_at" | "failed_at"> {
  created_at: number;
  failed_at: number | null;
}

/** Never the payload: it holds tokens and what people wrote. */
const COLUMNS = "id, kind, key, attempts, error, created_at, failed_at";

const letterOf = (row: Row): DeadLetter => ({
  ...row,
  created_at: timeOf(row.created_at),
  failed_at: timeOrNull(row.failed_at),
});

/** What could not be delivered, and another try at it. */
export function serveDeadLetters(app: ApiApp): void {
  serve(app, contract.admin.outbox, async (q) => {
    const { page } = await q.fields();
    const failed = "FROM outbox WHERE failed_at IS NOT NULL";
    const found = await pageOfRows<Row>(q.db, page, {
      count: q.db.prepare(`SELECT count(*) AS n ${failed}`),
      rows: (limit) => q.db.prepare(`SELECT ${COLUMNS} ${failed} ORDER BY id DESC ${limit}`),
    });
    return { count: found.count, results: found.results.map(letterOf) };
  });

  serve(app, contract.admin.retry, async (q) => {
    const { db, now, viewer } = q;
    const row = await again(async () => {
      const one = db.prepare(`SELECT ${COLUMNS} FROM outbox WHERE id = ? AND failed_at IS NOT NULL`).bind(q.id());
      const letter = (await one.first<Row>()) ?? refuse("not_found");
      const { reason } = await q.fields();
      await commit(db, [
        db
          .prepare(
            "UPDATE outbox SET failed_at = NULL, attempts = 0, due_at = ? WHERE id = ? AND failed_at IS NOT NULL",
          )
          .bind(now, letter.id),
        mustHaveChanged(db),
        audited(db, now, { admin: viewer.id, action: "retry", target: { type: "outbox", id: letter.id }, reason }),
      ]);
      return { ...letter, attempts: 0, failed_at: null };
    });
    wake(q.env, q.execution);
    return letterOf(row);
  });
}
