import { dayInAmsterdam } from "../../../app/domain/calendar";
import type { CategoryId } from "../../../app/domain/category";
import { maskIban } from "../../../app/domain/iban";
import { formatMoney } from "../../../app/domain/money";
import type { Review } from "../../../app/domain/review";
import type { UserPublic, UserSelf } from "../../../app/domain/user";
import type { Language } from "../../../app/domain/value";
import type { WorkExperience } from "../../../app/domain/work-experience";
import { cardOf, mediaAddress, personJson, timeOf } from "./person";

interface PublicRow {
  person: string;
  created_at: number;
  city: string | null;
  active_worker: number;
  bio: string | null;
  jobs_done: number;
  reply_minutes: number | null;
  completion_rate: number | null;
  business: number;
  company: string | null;
  kvk: string | null;
  vat: string | null;
  business_address: string | null;
  business_email: string | null;
  chosen: string;
  reviews: string;
  projects: string;
}

export interface SelfRow extends PublicRow {
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
  notify_push: number;
  notify_email: number;
  notify_distance: number;
  quiet_from: number | null;
  quiet_to: number | null;
  email_opt_in: number;
  partner_id: string | null;
  roles: string;
  has_password: number;
}

/** The author is kept as text: a card is made of it. */
const REVIEWS = `SELECT json_group_array(json(one)) FROM (
  SELECT json_object('id', r.id, 'job', r.job_id, 'job_title', j.title, 'author', (${personJson("a")}) || '',
    'rating', r.rating, 'text', r.text, 'reply', r.reply, 'created_at', r.created_at) AS one
  FROM review r JOIN job j ON j.id = r.job_id LEFT JOIN user a ON a.id = r.author_id
  WHERE r.user_id = u.id AND r.status = 'visible' ORDER BY r.id DESC LIMIT 20)`;

const PROJECTS = `SELECT json_group_array(json(one)) FROM (
  SELECT json_object('id', w.id, 'title', w.title, 'description', w.description, 'images', (
    SELECT json_group_array(json(picture)) FROM (
      SELECT json_object('id', i.id, 'key', i.media_key) AS picture FROM work_experience_image i
      WHERE i.work_experience_id = w.id ORDER BY i.position, i.id))) AS one
  FROM work_experience w WHERE w.user_id = u.id ORDER BY w.id DESC)`;

const PUBLIC = `${personJson("u")} AS person, u.created_at, u.city, u.active_worker, u.bio, u.jobs_done, u.reply_minutes,
  u.completion_rate, u.business, u.company, u.kvk, u.vat, u.business_address, u.business_email,
  (SELECT json_group_array(category) FROM (SELECT category FROM user_category WHERE user_id = u.id ORDER BY category)) AS chosen,
  (${REVIEWS}) AS reviews, (${PROJECTS}) AS projects`;

const SELF = `u.email, u.pending_email, u.activated, u.zipcode, u.language, u.code, u.verification, u.verification_reference,
  u.iban, u.first_time, u.notify_push, u.notify_email, u.notify_distance, u.quiet_from, u.quiet_to, u.email_opt_in,
  u.partner_id, u.roles, u.password_hash IS NOT NULL AS has_password,
  coalesce((SELECT balance FROM account WHERE name = 'balance:' || u.id), 0) AS balance,
  coalesce((SELECT balance FROM account WHERE name = 'credits:' || u.id), 0) AS credits,
  (SELECT json_group_array(blocked_id) FROM (SELECT blocked_id FROM block WHERE user_id = u.id ORDER BY blocked_id)) AS blocked`;

interface ReviewJson extends Omit<Review, "author" | "user" | "visible" | "created_at"> {
  author: string | null;
  created_at: number;
}

interface ProjectJson extends Pick<WorkExperience, "id" | "title" | "description"> {
  images: { id: number; key: string }[];
}

function reviewOf(json: ReviewJson, user: number, viewer: number | null, language: Language): Review {
  const author = cardOf(json.author, viewer, language);
  return { ...json, author, user, visible: true, created_at: timeOf(json.created_at) };
}

function projectOf({ images, ...project }: ProjectJson): WorkExperience {
  return { ...project, work_experience_image: images.map(({ id, key }) => ({ id, uri: mediaAddress(key) })) };
}

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

function publicOf(row: PublicRow, id: number, viewer: number | null, language: Language): UserPublic {
  const reviews = JSON.parse(row.reviews) as ReviewJson[];
  return {
    ...cardOf(row.person, viewer, language),
    city: row.city,
    active_worker: row.active_worker === 1,
    bio: row.bio,
    categories: JSON.parse(row.chosen) as CategoryId[],
    jobs: row.jobs_done,
    reviews: reviews.map((review) => reviewOf(review, id, viewer, language)),
    workexperience: (JSON.parse(row.projects) as ProjectJson[]).map(projectOf),
    reply_minutes: row.reply_minutes,
    completion_rate: row.completion_rate,
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
    // Nobody is told who blocks them.
    blocked_by: [],
    first_time: row.first_time === 1,
    notification_settings: {
      push: row.notify_push === 1,
      email: row.notify_email === 1,
      distance: row.notify_distance,
      quiet_from: row.quiet_from,
      quiet_to: row.quiet_to,
    },
    email_opt_in: row.email_opt_in === 1,
    partner_id: row.partner_id,
    roles: row.roles.split(" ").filter(Boolean) as UserSelf["roles"],
    has_password: row.has_password === 1,
  };
}

/** What everyone may know of an active account; null for any other. */
export async function findPublic(
  db: D1Database,
  id: number,
  viewer: number | null,
  language: Language,
): Promise<UserPublic | null> {
  const row = await db
    .prepare(`SELECT ${PUBLIC} FROM user u WHERE u.id = ?2 AND u.status = 'active'`)
    .bind(viewer ?? 0, id)
    .first<PublicRow>();
  return row && publicOf(row, id, viewer, language);
}

/** SQL for the columns of an account `u` as its holder sees it. Bind his id, or that of an admin, as `?1`. */
export const OWN_COLUMNS = `${PUBLIC}, ${SELF}`;

/** The account of `id` as its holder sees it. */
export const ownOf = (row: SelfRow, id: number, language: Language): UserSelf => ({
  ...publicOf(row, id, id, language),
  ...selfOf(row),
});

/** An account as its holder sees it. */
export async function findSelf(db: D1Database, id: number, language: Language): Promise<UserSelf> {
  const row = await db.prepare(`SELECT ${OWN_COLUMNS} FROM user u WHERE u.id = ?1`).bind(id).first<SelfRow>();
  if (!row) throw new Error(`user ${id} is gone`);
  return ownOf(row, id, language);
}
