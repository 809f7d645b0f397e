import { contract } from "~/api/contract";
import { type AccountEvent, afterAccountEvent } from "~/domain/account-life";
import type { UserAtDesk } from "~/domain/desk";
import { eraseAccount } from "../../changes/accounts/removal";
import { restoration, suspension } from "../../changes/moderation/suspension";
import { audited } from "../../db/audit";
import { commit, mustHold } from "../../db/batch";
import { pageOfRows } from "../../db/page";
import { again } from "../../db/retry-on-conflict";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { occurring, whereOf } from "./search";
import { SELECT_USERS, type UserRow, userAtDeskOf, userOfPath } from "./user-at-desk";

const { users, user, suspend, restore, removeUser } = contract.admin;
type Acting = Question<typeof suspend> | Question<typeof restore> | Question<typeof removeUser>;

/** The account, when an admin may do this to it: not to his own, nor to one that is deleted. */
async function judged(q: Acting, event: AccountEvent): Promise<{ row: UserRow; log: D1PreparedStatement }> {
  const { row } = await userOfPath(q);
  if (row.user_id === q.viewer.id) refuse("permission_denied");
  const { reason } = await q.fields();
  if (afterAccountEvent(row.status, event) === null) refuse("transition");
  const target = { type: "user", id: row.user_id };
  return { row, log: audited(q.db, q.now, { admin: q.viewer.id, action: event, target, reason }) };
}

async function found(q: Acting | Question<typeof user>): Promise<UserAtDesk> {
  const { row, shown } = await userOfPath(q);
  return userAtDeskOf(row, q.language, shown);
}

/** Suspends or restores; what is so already stays so. */
async function change(q: Acting, event: "suspend" | "restore") {
  const { db, now } = q;
  await again(async () => {
    const { row, log } = await judged(q, event);
    const id = row.user_id;
    await commit(db, [
      mustHold(db, "EXISTS (SELECT 1 FROM user WHERE id = ? AND status <> 'deleted')", id),
      ...(event === "suspend" ? suspension(db, now, id) : restoration(db, id)),
      log,
    ]);
  });
  return found(q);
}

/** People: look up, suspend, restore, delete. */
export function serveUsers(app: ApiApp): void {
  serve(app, users, async (q) => {
    const { page, search, status } = await q.fields();
    const place = { indexes: ["user_search"], id: "u.id", text: "u.name || ' ' || u.email" } as const;
    const where = whereOf([
      ...(status ? [{ sql: "u.status = ?", values: [status] }] : []),
      ...occurring(place, search),
    ]);
    const listed = await pageOfRows<UserRow>(q.db, page, {
      count: q.db.prepare(`SELECT count(*) AS n FROM user u ${where.sql}`).bind(...where.values),
      rows: (limit) =>
        q.db.prepare(`${SELECT_USERS} ${where.sql} ORDER BY u.id DESC ${limit}`).bind(q.viewer.id, ...where.values),
    });
    return { count: listed.count, results: listed.results.map((row) => userAtDeskOf(row, q.language)) };
  });

  serve(app, user, found);
  serve(app, suspend, (q) => change(q, "suspend"));
  serve(app, restore, (q) => change(q, "restore"));

  serve(app, removeUser, async (q) => {
    const { row, log } = await judged(q, "delete");
    await eraseAccount(q, row.user_id, [log]);
    return undefined;
  });
}
