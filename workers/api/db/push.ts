import {
  conditionOf,
  MAX_SUBSCRIPTIONS,
  type PushDevice,
  type RegistrationCondition,
} from "~/domain/notifications/push";
import type { Database, Write } from "./database";
import { timeOf } from "./person";
import { run } from "./transaction";

export interface Browser {
  kind: "browser";
  key: string;
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface App {
  kind: "app";
  key: string;
  id: string;
  at: number;
}

export type Device = Browser | App;

interface Owner {
  user: number;
  session: string;
}

interface Subscribing extends Owner {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string | null;
  now: number;
}

/** Takes the endpoint over from the previous user. True: new for this user. */
export async function addSubscription(db: Database, of: Subscribing): Promise<boolean> {
  const [known] = await run(
    db,
    db.prepare("SELECT 1 FROM push_subscription WHERE endpoint = ? AND user_id = ?").bind(of.endpoint, of.user),
    db
      .prepare(
        `INSERT INTO push_subscription (user_id, session, endpoint, p256dh, auth, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session = excluded.session,
           p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name, created_at = excluded.created_at`,
      )
      .bind(of.user, of.session, of.endpoint, of.p256dh, of.auth, of.name, of.now),
    db
      .prepare(
        `DELETE FROM push_subscription WHERE id IN (SELECT id FROM push_subscription WHERE user_id = ?
           ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ${MAX_SUBSCRIPTIONS})`,
      )
      .bind(of.user),
  );
  return known?.results.length === 0;
}

const LIVE = `EXISTS (SELECT 1 FROM session s WHERE s.id = d.session AND s.ended_at IS NULL AND coalesce(s.expires_at > ?2, 1))`;

export async function subscriptionsOf(db: Database, user: number, now: number): Promise<PushDevice[]> {
  const { results } = await db
    .prepare(
      `SELECT d.endpoint, d.name, d.created_at FROM push_subscription d WHERE d.user_id = ?1 AND ${LIVE}
       ORDER BY d.created_at DESC, d.id DESC`,
    )
    .bind(user, now)
    .all<{ endpoint: string; name: string | null; created_at: number }>();
  return results.map(({ endpoint, name, created_at }) => ({ endpoint, name, created_at: timeOf(created_at) }));
}

export function removeSubscription(db: Database, user: number, endpoint: string): Write {
  return db.prepare("DELETE FROM push_subscription WHERE endpoint = ? AND user_id = ?").bind(endpoint, user);
}

interface Registration {
  id: string;
  timestamp: number;
}

const CONDITIONS: Record<Exclude<RegistrationCondition, "same_session">, string> = {
  any: "1",
  not_earlier: "?3 >= r.at",
  same: "r.id = ?2 AND r.at = ?3",
};

/** A trigger on the session covers logout. */
const changes = (event: "register" | "remove") => CONDITIONS[conditionOf(event) as keyof typeof CONDITIONS];

/** An app is one device: a former owner loses it. */
export async function saveOneSignal(db: Database, of: Owner & Registration): Promise<Registration> {
  const { user, session, id, timestamp } = of;
  const results = await run<Registration>(
    db,
    db
      .prepare(
        `INSERT INTO one_signal AS r (user_id, id, at, session) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (user_id) DO UPDATE SET id = ?2, at = ?3, session = ?4 WHERE ${changes("register")}`,
      )
      .bind(user, id, timestamp, session),
    db
      .prepare(
        `DELETE FROM one_signal WHERE id = ?2 AND user_id <> ?1
         AND EXISTS (SELECT 1 FROM one_signal WHERE user_id = ?1 AND id = ?2)`,
      )
      .bind(user, id),
    db.prepare("SELECT id, at AS timestamp FROM one_signal WHERE user_id = ?").bind(user),
  );
  return results[2]?.results[0] as Registration;
}

export function deleteOneSignal(db: Database, user: number, { id, timestamp }: Registration): Write {
  return db
    .prepare(`DELETE FROM one_signal AS r WHERE r.user_id = ?1 AND ${changes("remove")}`)
    .bind(user, id, timestamp);
}

export async function devicesOf(db: Database, user: number, now: number): Promise<Device[]> {
  const [browsers, apps] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT 'browser' AS kind, 'browser:' || d.id AS key, d.id, d.endpoint, d.p256dh, d.auth
         FROM push_subscription d WHERE d.user_id = ?1 AND ${LIVE} ORDER BY d.id`,
      )
      .bind(user, now),
    db
      .prepare(
        `SELECT 'app' AS kind, 'app:' || d.id AS key, d.id, d.at FROM one_signal d WHERE d.user_id = ?1 AND ${LIVE}`,
      )
      .bind(user, now),
  ]);
  return [...((browsers?.results ?? []) as Browser[]), ...((apps?.results ?? []) as App[])];
}

export function deleteDevice(db: Database, user: number, device: Device): Write {
  return device.kind === "browser"
    ? removeSubscription(db, user, device.endpoint)
    : deleteOneSignal(db, user, { id: device.id, timestamp: device.at });
}
