import type { OwnProfile, UserPublic, UserSelf } from "~/domain/accounts/user";
import type { CategoryId } from "~/domain/jobs/category-names";
import { maskIban } from "~/domain/money/iban";
import { formatMoney } from "~/domain/money/money";
import type { VatRate } from "~/domain/money/vat";
import { dayInAmsterdam } from "~/domain/values/calendar";
import type { Language } from "~/domain/values/language";
import { unreadChats } from "./chat";
import type { Database, Query } from "./database";
import { unreadNotifications } from "./notification";
import { type SettingsColumns, settingsOfRow } from "./notification-settings";
import { cardOf, fullName, personJson } from "./person";
import { type ReviewRow, reviewOf, reviewsOf } from "./review";
import { asOwnerOf } from "./track-record";
import { type ProjectRow, projectOf, projectsOf } from "./work-experience";

interface PublicRow {
  person: string;
  created_at: number;
  city: string | null;
  active_worker: number;
  bio: string | null;
  jobs_done: number;
  reply_minutes: number | null;
  completion_rate: number | null;
  owner_finished: number | null;
  owner_missed: number | null;
  business: number;
  company: string | null;
  kvk: string | null;
  vat: string | null;
  business_address: string | null;
  business_email: string | null;
  chosen: string;
}

export interface SelfRow extends PublicRow, SettingsColumns {
  email: string;
  pending_email: string | null;
  activated: number;
  zipcode: string | null;
  language: Language;
  code: string;
  verification: string;
  verification_reference: string | null;
  iban: string | null;
  balance: number;
  credits: number;
  blocked: string;
  first_time: number;
  email_opt_in: number;
  partner_id: string | null;
  roles: string;
  has_password: number;
  vat_rate: VatRate;
}

const PUBLIC = `${personJson("u")} AS person, u.created_at, u.city, u.active_worker, u.bio, u.jobs_done, u.reply_minutes,
  u.completion_rate, u.owner_finished, u.owner_missed, u.business, u.company, u.kvk, u.vat, u.business_address, u.business_email,
  (SELECT json_group_array(category) FROM (SELECT category FROM user_category WHERE user_id = u.id ORDER BY category)) AS chosen`;

const SELF = `u.email, u.pending_email, u.activated, u.zipcode, u.language, u.code, u.verification, u.verification_reference,
  u.iban, u.first_time, u.notify_push, u.notify_email, u.notify_distance, u.quiet_from, u.quiet_to, u.muted_push, u.muted_email, u.email_opt_in,
  u.partner_id, u.roles, u.password_hash IS NOT NULL AS has_password, u.vat_rate,
  coalesce((SELECT balance FROM account WHERE name = 'balance:' || u.id), 0) AS balance,
  coalesce((SELECT balance FROM account WHERE name = 'credits:' || u.id), 0) AS credits,
  (SELECT json_group_array(blocked_id) FROM (SELECT blocked_id FROM block WHERE user_id = u.id ORDER BY blocked_id)) AS blocked`;

const traderOf = (row: PublicRow) =>
  row.business === 1
    ? {
        company: row.company ?? "",
        kvk: row.kvk ?? "",
        vat: row.vat ?? "",
        address: row.business_address ?? "",
        email: row.business_email ?? "",
      }
    : null;

export interface Shown {
  reviews: ReviewRow[];
  projects: ProjectRow[];
}

function publicOf(
  row: PublicRow,
  viewer: number | null,
  language: Language,
  { reviews, projects }: Shown = { reviews: [], projects: [] },
): UserPublic {
  return {
    ...cardOf(row.person, viewer, language),
    city: row.city,
    active_worker: row.active_worker === 1,
    bio: row.bio,
    categories: JSON.parse(row.chosen) as CategoryId[],
    jobs: row.jobs_done,
    reviews: reviews.map((review) => reviewOf(review, viewer, language)),
    workexperience: projects.map(projectOf),
    reply_minutes: row.reply_minutes,
    completion_rate: row.completion_rate,
    as_owner: asOwnerOf(row),
    business_details: traderOf(row),
    member_since: dayInAmsterdam(row.created_at),
    distance: null,
  };
}

function selfOf(row: SelfRow): Omit<UserSelf, keyof UserPublic> {
  return {
    email: row.email,
    pending_email: row.pending_email,
    activated: row.activated === 1,
    zipcode: row.zipcode,
    language: row.language,
    code: row.code,
    pending_document: row.verification === "pending",
    iban: row.iban && maskIban(row.iban),
    balance: formatMoney(row.balance),
    credits: formatMoney(row.credits),
    rootline_reference: row.verification_reference,
    blocked_users: JSON.parse(row.blocked) as number[],
    // Being blocked is never revealed.
    blocked_by: [],
    first_time: row.first_time === 1,
    notification_settings: settingsOfRow(row),
    email_opt_in: row.email_opt_in === 1,
    partner_id: row.partner_id,
    roles: row.roles.split(" ").filter(Boolean) as UserSelf["roles"],
    has_password: row.has_password === 1,
    vat_rate: row.vat_rate,
  };
}

const SHOWN_REVIEWS = 20;

export async function readAccount<Row extends PublicRow>(
  db: Database,
  account: Query,
  viewer: number | null,
  id: number,
): Promise<{ row: Row; shown: Shown } | null> {
  const [people, reviews, projects] = await db.batch<unknown>([
    account,
    reviewsOf(db, viewer, id, { from: 0, take: SHOWN_REVIEWS }),
    projectsOf(db, id),
  ]);
  const row = people?.results[0] as Row | undefined;
  if (!row) return null;
  return {
    row,
    shown: { reviews: (reviews?.results ?? []) as ReviewRow[], projects: (projects?.results ?? []) as ProjectRow[] },
  };
}

export async function findPublic(
  db: Database,
  id: number,
  viewer: number | null,
  language: Language,
): Promise<UserPublic | null> {
  const query = db
    .prepare(`SELECT ${PUBLIC} FROM user u WHERE u.id = ?2 AND u.status = 'active'`)
    .bind(viewer ?? 0, id);
  const account = await readAccount<PublicRow>(db, query, viewer, id);
  return account && publicOf(account.row, viewer, language, account.shown);
}

export async function listPublic(
  db: Database,
  ids: readonly number[],
  viewer: number | null,
  language: Language,
  metresTo: (zip4: string) => number | null,
): Promise<UserPublic[]> {
  if (ids.length === 0) return [];
  const { results } = await db
    .prepare(`SELECT u.id, u.zip4, ${PUBLIC} FROM user u WHERE u.id IN (SELECT value FROM json_each(?2))`)
    .bind(viewer ?? 0, JSON.stringify(ids))
    .all<PublicRow & { id: number; zip4: string | null }>();
  const place = new Map(ids.map((id, at) => [id, at]));
  return results
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map((row) => ({ ...publicOf(row, viewer, language), distance: row.zip4 === null ? null : metresTo(row.zip4) }));
}

export const OWN_COLUMNS = `${PUBLIC}, ${SELF}`;

export const ownOf = (row: SelfRow, id: number, language: Language, shown?: Shown): UserSelf => ({
  ...publicOf(row, id, language, shown),
  ...selfOf(row),
  // Empty until the user has entered one.
  name: fullName(row.person),
});

async function readOwn<Row extends SelfRow>(db: Database, id: number, columns: string) {
  const row = await readAccount<Row>(db, db.prepare(`SELECT ${columns} FROM user u WHERE u.id = ?1`).bind(id), id, id);
  if (!row) throw new Error(`user ${id} is gone`);
  return row;
}

export async function findSelf(db: Database, id: number, language: Language): Promise<UserSelf> {
  const { row, shown } = await readOwn<SelfRow>(db, id, OWN_COLUMNS);
  return ownOf(row, id, language, shown);
}

interface Unread {
  unread_chats: number;
  unread_notifications: number;
}

export async function findOwnProfile(db: Database, id: number, language: Language): Promise<OwnProfile> {
  const columns = `${OWN_COLUMNS}, ${unreadChats("?1")} AS unread_chats, ${unreadNotifications("?1")} AS unread_notifications`;
  const { row, shown } = await readOwn<SelfRow & Unread>(db, id, columns);
  const { unread_chats, unread_notifications } = row;
  return { ...ownOf(row, id, language, shown), unread_chats, unread_notifications };
}
