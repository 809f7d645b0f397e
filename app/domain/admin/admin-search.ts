import { z } from "zod";
import { ACCOUNT_STATUSES } from "../accounts/account-life";
import { userCard } from "../accounts/user-card";
import { JOB_STATUSES } from "../jobs/job-status";
import { payment } from "../money/payment";
import { id, time } from "../values/value";
import { adminPayout } from "./admin-payout";
import { MIN_SEARCH_LETTERS } from "./admin-search-limits";

export const MAIL_STATES = ["waiting", "sent", "skipped", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail's content contains tokens and private texts, so it is left out. */
export const sentMail = z.object({
  id,
  template: z.string(),
  subject: z.string(),
  user: userCard.nullable(),
  address: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: time,
  delivered_at: time.nullable(),
  failed_at: time.nullable(),
});
export type SentMail = z.output<typeof sentMail>;

export const foundPerson = z.object({
  id,
  name: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  created_at: time,
});
export type FoundPerson = z.output<typeof foundPerson>;

export const foundJob = z.object({
  id,
  title: z.string(),
  status: z.enum(JOB_STATUSES),
  stopped: z.boolean().optional(),
  city: z.string().nullable(),
  owner: userCard,
  created_at: time,
});
export type FoundJob = z.output<typeof foundJob>;

const some = <const Item extends z.ZodType>(item: Item) => z.object({ more: z.boolean(), results: z.array(item) });

const FILE_KINDS = ["dispute", "report", "decision"] as const;
type FileKind = (typeof FILE_KINDS)[number];

export const foundFile = z.object({
  kind: z.enum(FILE_KINDS),
  id,
  report: id.optional(),
  title: z.string().nullable(),
  users: z.array(userCard),
  created_at: time,
});
export type FoundFile = z.output<typeof foundFile>;

export const searchResults = z.object({
  people: some(foundPerson),
  jobs: some(foundJob),
  payments: some(payment),
  payouts: some(adminPayout).optional(),
  files: some(foundFile).optional(),
  mails: some(sentMail),
});
export type SearchResults = z.output<typeof searchResults>;

type Named = Exclude<keyof SearchResults, "files"> | FileKind;

const NAMES: Record<string, Named> = {
  betaling: "payments",
  payment: "payments",
  klus: "jobs",
  job: "jobs",
  uitbetaling: "payouts",
  payout: "payouts",
  mail: "mails",
  email: "mails",
  persoon: "people",
  person: "people",
  geschil: "dispute",
  dispute: "dispute",
  melding: "report",
  misbruikmelding: "report",
  report: "report",
  besluit: "decision",
  decision: "decision",
  bezwaar: "decision",
  appeal: "decision",
};

/** As pages and mails name things: "Betaling nummer 21", "Job 12". */
const WITH_NUMBER = new RegExp(
  `^(?:(${Object.keys(NAMES).join("|")})\\s+)?(?:(?:nummer|nr\\.?|number|no\\.?)\\s+)?#?\\s*(\\d{1,15})$`,
  "i",
);

export function searchedNumber(search: string): number | null {
  const digits = WITH_NUMBER.exec(search.trim())?.[2];
  return digits === undefined ? null : Number(digits);
}

const namedIn = (search: string): Named | null =>
  NAMES[WITH_NUMBER.exec(search.trim())?.[1]?.toLowerCase() ?? ""] ?? null;

const isFile = (named: Named | null): named is FileKind => FILE_KINDS.some((kind) => kind === named);

export function searchedFiles(search: string): readonly FileKind[] {
  const named = namedIn(search);
  if (isFile(named)) return [named];
  return named === null ? FILE_KINDS : [];
}

export function searchedGroup(search: string): keyof SearchResults | null {
  const named = namedIn(search);
  return isFile(named) ? "files" : named;
}

const INVOICE =
  /^(?:(?:factuur|creditnota|invoice|credit note)\s+)?(?:(?:nummer|nr\.?|number|no\.?)\s+)?(\d{4})-(\d{4,9})$/i;

export function searchedInvoice(search: string): { year: number; sequence: number } | null {
  const [, year, sequence] = INVOICE.exec(search.trim()) ?? [];
  return year === undefined ? null : { year: Number(year), sequence: Number(sequence) };
}

export const searchedCode = (search: string): string | null =>
  /^[a-z\d]{8}$/i.test(search.trim()) ? search.trim().toUpperCase() : null;

export const isLongEnough = (search: string): boolean =>
  search.split(/\s+/).some((word) => [...word].length >= MIN_SEARCH_LETTERS);
