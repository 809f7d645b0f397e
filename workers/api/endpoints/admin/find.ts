import { contract } from "~/api/contract";
import { type Found, type FoundJob, type FoundPerson, isLongEnough, searchedNumber } from "~/domain/admin-search";
import { FOUND_EACH } from "~/domain/admin-search-limits";
import type { Language } from "~/domain/language";
import { allOf, type Condition, occurring } from "../../db/condition";
import type { Query } from "../../db/database";
import { type PaymentRow, paymentOf, paymentsWhere } from "../../db/payment";
import { cardOf, personJson, timeOf } from "../../db/person";
import { SELECT_MAILS, type SentMailRow, sentMailOf } from "../../db/sent-mail";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";

type Context = CallContext<typeof contract.admin.find>;

type PersonRow = Omit<FoundPerson, "created_at"> & { created_at: number };
type JobRow = Omit<FoundJob, "created_at" | "owner"> & { created_at: number; user_id: number; owner: string | null };

const RELATED = 50;

const PEOPLE = { indexes: ["user_search"], id: "u.id", text: "u.name || ' ' || u.email" } as const;
const JOBS = { indexes: ["job_search", "job_record"], id: "j.id", text: "j.title || ' ' || j.description" } as const;

function matching(place: typeof PEOPLE | typeof JOBS, search: string): Condition {
  const number = searchedNumber(search);
  const words = isLongEnough(search) ? [allOf(occurring(place, search))] : [];
  const conditions = [...(number === null ? [] : [{ sql: `${place.id} = ?`, values: [number] }]), ...words];
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(" OR ") || "0",
    values: conditions.flatMap(({ values }) => values),
  };
}

function peopleAndJobs({ db, viewer }: Context, search: string): Query[] {
  const number = searchedNumber(search) ?? 0;
  const [person, job] = [matching(PEOPLE, search), matching(JOBS, search)];
  return [
    db
      .prepare(
        `SELECT u.id, u.name, u.company, u.email, u.status, u.created_at FROM user u
         WHERE ${person.sql} ORDER BY u.id = ? DESC, u.id DESC LIMIT ${RELATED}`,
      )
      .bind(...person.values, number),
    db
      .prepare(
        `SELECT j.id, j.title, j.status, j.city, j.created_at, j.user_id, ${personJson("u")} AS owner
         FROM job j LEFT JOIN user u ON u.id = j.user_id
         WHERE ${job.sql} ORDER BY j.id = ? DESC, j.id DESC LIMIT ${RELATED}`,
      )
      .bind(viewer.id, ...job.values, number),
  ];
}

/** Their ids by indexes: `OR` over them would read the table. */
const PAYMENTS = `p.id IN (SELECT id FROM payment WHERE id = ?2
    UNION SELECT id FROM payment WHERE job_id IN (SELECT value FROM json_each(?4))
    UNION SELECT id FROM payment WHERE payer_id IN (SELECT value FROM json_each(?3))
    UNION SELECT id FROM payment WHERE payee_id IN (SELECT value FROM json_each(?3)))
  ORDER BY p.id = ?2 DESC, p.id DESC LIMIT ${FOUND_EACH + 1}`;

const MAILS = `${SELECT_MAILS} AND o.id IN (SELECT id FROM outbox WHERE id = ?2
    UNION SELECT id FROM outbox WHERE mail_user IN (SELECT value FROM json_each(?3))
    UNION SELECT id FROM outbox WHERE mail_job IN (SELECT value FROM json_each(?4))
    UNION SELECT id FROM outbox WHERE mail_address = ?5)
  ORDER BY o.id = ?2 DESC, o.id DESC LIMIT ${FOUND_EACH + 1}`;

const idsOf = (rows: readonly { id: number }[]) => JSON.stringify(rows.map(({ id }) => id));

function some<Row, Item>(rows: readonly Row[], itemOf: (row: Row) => Item) {
  return { more: rows.length > FOUND_EACH, results: rows.slice(0, FOUND_EACH).map(itemOf) };
}

const personOf = (row: PersonRow): FoundPerson => ({ ...row, created_at: timeOf(row.created_at) });

const jobOf = ({ user_id, owner, ...row }: JobRow, language: Language): FoundJob => ({
  ...row,
  owner: cardOf(owner, user_id, language),
  created_at: timeOf(row.created_at),
});

const deskPaymentOf = (row: PaymentRow, viewer: number, language: Language) => ({
  ...paymentOf(row, viewer, language),
  payer: cardOf(row.payer, row.payer_id, language),
  payee: row.payee === null ? null : cardOf(row.payee, row.payee_id, language),
});

const NOTHING: Found = {
  people: { more: false, results: [] },
  jobs: { more: false, results: [] },
  payments: { more: false, results: [] },
  mails: { more: false, results: [] },
};

async function find(c: Context): Promise<Found> {
  const { db, viewer, language } = c;
  const search = (await c.fields()).search ?? "";
  const number = searchedNumber(search);
  if (number === null && !isLongEnough(search)) return NOTHING;
  const [people, jobs] = (await db.batch<unknown>(peopleAndJobs(c, search))).map(({ results }) => results) as [
    PersonRow[],
    JobRow[],
  ];
  const by = [number ?? 0, idsOf(people), idsOf(jobs)];
  const [payments, mails] = (
    await db.batch<unknown>([
      paymentsWhere(db, viewer.id, PAYMENTS, ...by),
      db.prepare(MAILS).bind(viewer.id, ...by, search.toLowerCase()),
    ])
  ).map(({ results }) => results) as [PaymentRow[], SentMailRow[]];
  return {
    people: some(people, personOf),
    jobs: some(jobs, (row) => jobOf(row, language)),
    payments: some(payments, (row) => deskPaymentOf(row, viewer.id, language)),
    mails: some(mails, (row) => sentMailOf(row, language)),
  };
}

export const findAnything = endpoint(contract.admin.find, { handle: find });
