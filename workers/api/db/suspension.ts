import type { StoredSuspendedDeal } from "../notices/suspended-deal-words";
import { IS_BEING_PAID } from "./bid";
import type { Database, Write } from "./database";
import { notify } from "./notify";
import { mail } from "./outbox";
import { jobIsDisputed } from "./payment-standing";
import { fullNameOf } from "./person";

const DISPUTED = jobIsDisputed("j.id");

const HELD = "EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND p.status = 'held')";

const CHAT = "(SELECT b.chat_id FROM bid b WHERE b.job_id = j.id AND b.status = 'accepted')";

const dealsOf = (status: "active" | "suspended") =>
  `FROM job j JOIN user u ON u.id = ?1 JOIN user o ON o.id = iif(j.user_id = ?1, j.helper_id, j.user_id)
   WHERE j.status = 'reserved' AND (j.user_id = ?1 OR j.helper_id = ?1) AND u.status = '${status}'`;

const ROLES = ["owner", "helper"] as const;

const offersOf = (role: "owner" | "helper", status: "active" | "suspended") =>
  `FROM user u JOIN ${role === "owner" ? "job j ON j.user_id = u.id JOIN bid b ON b.job_id = j.id" : "bid b ON b.user_id = u.id JOIN job j ON j.id = b.job_id"}
   WHERE u.id = ?1 AND u.status = '${status}' AND j.status = 'open' AND b.status = 'pending' AND NOT ${IS_BEING_PAID}`;

/** `role` is that of the suspended user. No name and no mail, because the two have no deal. */
function notifyOfOffers(db: Database, now: number, user: number, role: "owner" | "helper", back: boolean): Write[] {
  return notify(db, now, {
    type: "deal_suspended",
    mail: false,
    key: "NULL",
    to: role === "owner" ? "b.user_id" : "j.user_id",
    job: "j.id",
    chat: "b.chat_id",
    data: `json_object('job_title', j.title, 'step', 'offer_${role}${back ? "_back" : ""}')`,
    rows: { from: offersOf(role, back ? "suspended" : "active"), values: [user] },
  });
}

/** Put before the suspension. */
export function notifyCounterparties(db: Database, now: number, user: number): Write[] {
  const deals = notify(db, now, {
    type: "deal_suspended",
    mail: true,
    key: "'deal_suspended:' || j.id || ':' || ?2",
    to: "o.id",
    job: "j.id",
    chat: CHAT,
    data: `json_object('job_title', j.title, 'name', ${fullNameOf("u")}, 'step',
      CASE WHEN ${DISPUTED} THEN 'disputed'
        WHEN o.id = j.helper_id THEN iif(j.done_at IS NULL, 'helper', 'helper_done')
        ELSE iif(j.done_at IS NULL AND (j.begun_at IS NULL OR NOT ${HELD}), 'owner', 'done') END)`,
    rows: { from: dealsOf("active"), values: [user, now] },
  });
  return [...deals, ...ROLES.flatMap((role) => notifyOfOffers(db, now, user, role, false))];
}

/** Put before the account is active again. */
export function notifyOfRestoration(db: Database, now: number, user: number): Write[] {
  const deals = notify(db, now, {
    type: "deal_suspended",
    mail: "deal_restored",
    key: "'deal_restored:' || j.id || ':' || ?2",
    to: "o.id",
    job: "j.id",
    chat: CHAT,
    data: `json_object('job_title', j.title, 'name', ${fullNameOf("u")}, 'step', 'restored')`,
    rows: { from: dealsOf("suspended"), values: [user, now] },
  });
  return [...deals, ...ROLES.flatMap((role) => notifyOfOffers(db, now, user, role, true))];
}

export const suspendUser = (db: Database, user: number): Write =>
  db.prepare("UPDATE user SET status = 'suspended' WHERE id = ? AND status = 'active'").bind(user);

export const unlistJobs = (db: Database, user: number): Write =>
  db.prepare("UPDATE job SET listed = 0 WHERE user_id = ? AND listed = 1").bind(user);

/** Put before the account is active again. */
export function mailRestored(db: Database, now: number, user: number, deals: readonly StoredSuspendedDeal[]): Write {
  const data = deals.length > 0 ? { deals: JSON.stringify(deals) } : {};
  return mail(db, now, {
    template: "account_restored",
    key: "'account_restored:' || u.id || ':' || ?2",
    to: "'user', u.id",
    data: "json(?3)",
    rows: {
      from: "FROM user u WHERE u.id = ?1 AND u.status = 'suspended'",
      values: [user, now, JSON.stringify(data)],
    },
  });
}

export const restoreUser = (db: Database, user: number): Write =>
  db.prepare("UPDATE user SET status = 'active' WHERE id = ? AND status = 'suspended'").bind(user);

export const relistJobs = (db: Database, user: number): Write =>
  db
    .prepare(
      `UPDATE job SET listed = 1 WHERE user_id = ?1 AND status = 'open' AND listed = 0
       AND EXISTS (SELECT 1 FROM user WHERE id = ?1 AND status = 'active')`,
    )
    .bind(user);

export async function suspendedOf(db: Database, users: readonly (number | null)[]): Promise<number[]> {
  const [one = null, other = null] = users;
  const query = db.prepare("SELECT id FROM user WHERE id IN (?, ?) AND status = 'suspended'").bind(one, other);
  return (await query.all<{ id: number }>()).results.map(({ id }) => id);
}

export const isSuspended = async (db: Database, user: number): Promise<boolean> =>
  (await db.prepare("SELECT 1 FROM user WHERE id = ? AND status = 'suspended'").bind(user).first()) !== null;
