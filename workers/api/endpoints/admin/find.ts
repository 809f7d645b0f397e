import { contract } from "~/api/contract";
import {
  type FoundFile,
  type FoundJob,
  type FoundPerson,
  isLongEnough,
  type SearchResults,
  searchedNumber,
} from "~/domain/admin/admin-search";
import { FOUND_EACH } from "~/domain/admin/admin-search-limits";
import type { Language } from "~/domain/values/language";
import { adminPayoutOf, findPayout } from "../../db/admin-payout";
import {
  type FoundFileRow,
  type FoundJobRow,
  type FoundPersonRow,
  selectFiles,
  selectPaymentsAndMails,
  selectPeopleAndJobs,
} from "../../db/admin-search";
import type { PaymentRow } from "../../db/payment";
import { paymentForAdmin } from "../../db/payment-answer";
import { cardOf, nameForAdmin, timeOf } from "../../db/person";
import { type SentMailRow, sentMailOf } from "../../db/sent-mail";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";

type Context = CallContext<typeof contract.admin.find>;

function some<Row, Item>(rows: readonly Row[], itemOf: (row: Row) => Item) {
  return { more: rows.length > FOUND_EACH, results: rows.slice(0, FOUND_EACH).map(itemOf) };
}

const personOf = (row: FoundPersonRow, language: Language): FoundPerson => ({
  ...row,
  name: nameForAdmin(row.name, row.status, language),
  created_at: timeOf(row.created_at),
});

const jobOf = ({ user_id, owner, ...row }: FoundJobRow, language: Language): FoundJob => ({
  ...row,
  stopped: row.status === "solved" && row.stopped === 1,
  owner: cardOf(owner, user_id, language),
  created_at: timeOf(row.created_at),
});

function fileOf(row: FoundFileRow, admin: number, language: Language): FoundFile {
  const { kind, id, report, title, one, other } = row;
  const users = [cardOf(one, admin, language)];
  if (kind === "dispute") users.push(cardOf(other, admin, language));
  return { kind, id, ...(report !== null && { report }), title, users, created_at: timeOf(row.created_at) };
}

const NOTHING: SearchResults = {
  people: { more: false, results: [] },
  jobs: { more: false, results: [] },
  payments: { more: false, results: [] },
  payouts: { more: false, results: [] },
  files: { more: false, results: [] },
  mails: { more: false, results: [] },
};

async function find(c: Context): Promise<SearchResults> {
  const { db, viewer, language, now } = c;
  const search = (await c.fields()).search ?? "";
  const number = searchedNumber(search);
  if (number === null && !isLongEnough(search)) return NOTHING;
  const [people, jobs] = (await db.batch<unknown>(selectPeopleAndJobs(db, viewer.id, search))).map(
    ({ results }) => results,
  ) as [FoundPersonRow[], FoundJobRow[]];
  const [payments, mails] = (
    await db.batch<unknown>(selectPaymentsAndMails(db, viewer.id, { search, people, jobs }))
  ).map(({ results }) => results) as [PaymentRow[], SentMailRow[]];
  const files = (await selectFiles(db, viewer.id, search)?.all<FoundFileRow>())?.results ?? [];
  const payout = number === null ? null : await findPayout(db, viewer.id, number);
  return {
    people: some(people, (row) => personOf(row, language)),
    jobs: some(jobs, (row) => jobOf(row, language)),
    payments: some(payments, (row) => paymentForAdmin(row, viewer.id, language)),
    payouts: some(payout ? [payout] : [], (row) => adminPayoutOf(row, { admin: viewer.id, language, now })),
    files: some(files, (row) => fileOf(row, viewer.id, language)),
    mails: some(mails, (row) => sentMailOf(row, language)),
  };
}

export const findAnything = endpoint(contract.admin.find, { handle: find });
