import {
  type FoundFile,
  type FoundJob,
  type FoundPerson,
  isLongEnough,
  searchedCode,
  searchedFiles,
  searchedInvoice,
  searchedNumber,
} from "~/domain/admin/admin-search";
import { FOUND_EACH } from "~/domain/admin/admin-search-limits";
import { allOf, type Condition, JOBS, occurring, PEOPLE } from "./condition";
import type { Database, Query } from "./database";
import { paymentsWhere } from "./payment";
import { personJson } from "./person";
import { TEAM } from "./report";
import { SELECT_MAILS } from "./sent-mail";

export type FoundPersonRow = Omit<FoundPerson, "created_at"> & { created_at: number };
export type FoundJobRow = Omit<FoundJob, "created_at" | "owner" | "stopped"> & {
  stopped: number;
  created_at: number;
  user_id: number;
  owner: string | null;
};

export interface FoundFileRow extends Pick<FoundFile, "kind" | "id" | "title"> {
  report: number | null;
  created_at: number;
  one_id: number | null;
  one: string | null;
  other_id: number | null;
  other: string | null;
}

const RELATED = 50;

const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(" OR ") || "0",
  values: conditions.flatMap(({ values }) => values),
});

function matching(place: typeof PEOPLE | typeof JOBS, search: string): Condition {
  const number = searchedNumber(search);
  const words = isLongEnough(search) ? [allOf(occurring(place, search))] : [];
  return anyOf([...(number === null ? [] : [{ sql: `${place.id} = ?`, values: [number] }]), ...words]);
}

function byCode(search: string): Condition[] {
  const code = searchedCode(search);
  return code === null ? [] : [{ sql: "u.code = ?", values: [code] }];
}

export function selectPeopleAndJobs(db: Database, admin: number, search: string): Query[] {
  const number = searchedNumber(search) ?? 0;
  const [person, job] = [anyOf([...byCode(search), matching(PEOPLE, search)]), matching(JOBS, search)];
  return [
    db
      .prepare(
        `SELECT u.id, u.name, u.company, u.email, u.status, u.created_at FROM user u
         WHERE ${person.sql} ORDER BY u.id = ? DESC, u.id DESC LIMIT ${RELATED}`,
      )
      .bind(...person.values, number),
    db
      .prepare(
        `SELECT j.id, j.title, j.status, j.stopped, j.city, j.created_at, j.user_id, ${personJson("u")} AS owner
         FROM job j LEFT JOIN user u ON u.id = j.user_id
         WHERE ${job.sql} ORDER BY j.id = ? DESC, j.id DESC LIMIT ${RELATED}`,
      )
      .bind(admin, ...job.values, number),
  ];
}

/** Ids by indexes: `OR` over them would read the table. */
const PAYMENTS = `p.id IN (SELECT id FROM payment WHERE id = ?2
    UNION SELECT id FROM payment WHERE job_id IN (SELECT value FROM json_each(?4))
    UNION SELECT id FROM payment WHERE payer_id IN (SELECT value FROM json_each(?3))
    UNION SELECT id FROM payment WHERE payee_id IN (SELECT value FROM json_each(?3))
    UNION SELECT payment_id FROM invoice WHERE year = ?5 AND sequence = ?6)
  ORDER BY p.id = ?2 DESC, p.id DESC LIMIT ${FOUND_EACH + 1}`;

const MAILS = `${SELECT_MAILS} AND o.id IN (SELECT id FROM outbox WHERE id = ?2
    UNION SELECT id FROM outbox WHERE mail_user IN (SELECT value FROM json_each(?3))
    UNION SELECT id FROM outbox WHERE mail_job IN (SELECT value FROM json_each(?4))
    UNION SELECT id FROM outbox WHERE mail_address = ?5)
  ORDER BY o.id = ?2 DESC, o.id DESC LIMIT ${FOUND_EACH + 1}`;

const idsOf = (rows: readonly { id: number }[]) => JSON.stringify(rows.map(({ id }) => id));

interface Related {
  search: string;
  people: readonly FoundPersonRow[];
  jobs: readonly FoundJobRow[];
}

export function selectPaymentsAndMails(db: Database, admin: number, { search, people, jobs }: Related): Query[] {
  const by = [searchedNumber(search) ?? 0, idsOf(people), idsOf(jobs)];
  const { year, sequence } = searchedInvoice(search) ?? { year: null, sequence: null };
  return [
    paymentsWhere(db, admin, PAYMENTS, ...by, year, sequence),
    db.prepare(MAILS).bind(admin, ...by, search.toLowerCase()),
  ];
}

const JOB_OF = (type: string, target: string) =>
  `CASE WHEN ${type} = 'job' THEN (SELECT j.title FROM job j WHERE j.id = ${target}) END`;

/** Reports of our own have a decision, which is found by its own number. */
const FILES = `SELECT f.*, ${personJson("o")} AS one, ${personJson("h")} AS other FROM (
    SELECT 'dispute' AS kind, p.id, NULL AS report, j.title, p.payer_id AS one_id, p.payee_id AS other_id,
      (SELECT max(d.created_at) FROM dispute d WHERE d.payment_id = p.id) AS created_at
    FROM payment p LEFT JOIN job j ON j.id = p.job_id WHERE p.id = ?2 AND EXISTS (SELECT 1 FROM dispute d WHERE d.payment_id = p.id)
    UNION ALL SELECT 'report', r.id, NULL, ${JOB_OF("r.target_type", "r.target_id")}, r.about_id, NULL, r.created_at
    FROM report r WHERE r.id = ?2 AND r.reporter <> '${TEAM}'
    UNION ALL SELECT 'decision', c.id, c.report_id, ${JOB_OF("c.target_type", "c.target_id")}, c.user_id, NULL, c.created_at
    FROM decision c WHERE c.id = ?2
  ) f LEFT JOIN user o ON o.id = f.one_id LEFT JOIN user h ON h.id = f.other_id
  WHERE f.kind IN (SELECT value FROM json_each(?3))`;

export const selectFiles = (db: Database, admin: number, search: string): Query | null => {
  const number = searchedNumber(search);
  return number === null ? null : db.prepare(FILES).bind(admin, number, JSON.stringify(searchedFiles(search)));
};
