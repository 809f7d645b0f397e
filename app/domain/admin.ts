import { z } from "zod";
import { ACCOUNT_STATUSES } from "./account-life";
import { AUDIT_TARGETS } from "./audit-target";
import { centsOf, formatMoney } from "./money";
import { moneyOut } from "./money-schema";
import { report } from "./report";
import { reviewText } from "./review";
import { userSelf } from "./user";
import { userCard } from "./user-card";
import { boolean, emptyIsAbsent, id, text, time } from "./value";
import { verification } from "./verification";

/** Why an admin does something: kept in the audit log, told to nobody else. */
export const reason = text(1000);
export const withReason = z.object({ reason });

/** What our team writes to a person. */
export const messageToUser = z.object({ message: text(2000), reason });

/** The form that changes a review: what it says, and whether it is shown; empty leaves that as it is. */
export const reviewChange = z.object({ text: reviewText, visible: emptyIsAbsent(boolean), reason });

/** A report as the desk sees it: who reported what, even when the thing is gone. A visitor has no id and no name. */
export const adminReport = report.extend({
  reporter: userCard.extend({ email: z.string().nullable() }),
  target: z.object({
    title: z.string().nullable(),
    text: z.string().nullable(),
    job: id.nullable(),
    user: userCard,
    gone: z.boolean(),
  }),
});
export type AdminReport = z.output<typeof adminReport>;

/** A person as the desk sees them: their own profile, and how they use the product. */
export const adminUser = userSelf.extend({
  /** Also of an account that was deleted. */
  id,
  mobile: z.boolean(),
  receives_notifications: z.boolean(),
  number_of_notifications_received: z.int(),
  app_version: z.string().nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  last_seen: time.nullable(),
  verification,
});
export type AdminUser = z.output<typeof adminUser>;

/** What an admin did, and why. */
export const auditEntry = z.object({
  id,
  admin: userCard,
  action: z.string(),
  target_type: z.enum(AUDIT_TARGETS),
  target_id: id,
  reason: z.string(),
  created_at: time,
});
export type AuditEntry = z.output<typeof auditEntry>;

/** A page of the books. `sum` is of everything the filter leaves: zero for whole transactions. */
export const ledgerPage = z.object({
  count: z.int(),
  sum: moneyOut,
  accounts: z.array(z.object({ account: z.string(), balance: moneyOut })),
  results: z.array(
    z.object({
      id,
      transaction: id,
      event: z.string(),
      account: z.string(),
      amount: moneyOut,
      user: id.nullable(),
      payment: id.nullable(),
      payout: id.nullable(),
      created_at: time,
    }),
  ),
});
export type LedgerPage = z.output<typeof ledgerPage>;

const earned = { gross: moneyOut, fees: moneyOut, net: moneyOut, count: z.int() };
/** What was paid. */
export type Sums = { gross: string; fees: string; net: string; count: number };

/** What each helper was paid in a year, by quarter: for the yearly report to the tax office. */
export const earningsOfAll = z.object({
  year: z.int(),
  results: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      iban: z.string().nullable(),
      address: z.string().nullable(),
      /** Of a business alone. */
      kvk: z.string().nullable(),
      vat: z.string().nullable(),
      /** Whether the data for the tax office is there; only the files have it. */
      tax_data: z.boolean(),
      ...earned,
      quarters: z.array(z.object({ quarter: z.int(), ...earned })).length(4),
    }),
  ),
});
export type EarningsOfAll = z.output<typeof earningsOfAll>;

/** All of them together. */
export function sumOfEarnings(of: readonly Sums[]): Sums {
  const sum = (name: "gross" | "fees" | "net") =>
    formatMoney(of.reduce((cents, { [name]: money }) => cents + centsOf(money), 0));
  const count = of.reduce((all, one) => all + one.count, 0);
  return { gross: sum("gross"), fees: sum("fees"), net: sum("net"), count };
}

/** What could not be delivered: what it was, to whom, and why it failed; never what it said. */
export const deadLetter = z.object({
  id,
  kind: z.string(),
  key: z.string(),
  attempts: z.int(),
  error: z.string().nullable(),
  /** Whom it is for or about; null when that is not one person. */
  user: userCard.nullable(),
  /** Of a mail: where it should go. */
  address: z.string().nullable(),
  /** Of a mail: its subject, with … for facts that are not kept. */
  subject: z.string().nullable(),
  /** Of an order to the payment provider. */
  payment: id.nullable(),
  payout: id.nullable(),
  created_at: time,
  failed_at: time.nullable(),
  /** It moves money of the admin who asks: they can look at it, but not deliver it again. */
  involved: z.boolean(),
});
export type DeadLetter = z.output<typeof deadLetter>;
