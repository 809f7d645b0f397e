import { z } from "zod";
import { ACCOUNT_STATUSES } from "../accounts/account-life";
import { userSelf } from "../accounts/user";
import { userCard } from "../accounts/user-card";
import { verification } from "../accounts/verification";
import { reviewText } from "../deals/review";
import { centsOf, formatMoney } from "../money/money";
import { moneyOut } from "../money/money-schema";
import { ORDER_OUTCOMES } from "../money/order-outcome";
import { judging } from "../values/rule";
import { boolean, choice, emptyIsAbsent, id, line, optionalLine, text, time } from "../values/value";
import { AUDIT_TARGETS } from "./audit-target";
import { report } from "./report";

export const reason = text(1000);
export const withReason = z.object({ reason });

export const messageToUser = z.object({ message: text(2000), reason });

export const reviewChange = z.object({ text: reviewText, visible: emptyIsAbsent(boolean), reason });

/** A deleted target is included. A visitor as reporter has no id and no name. */
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

export const adminUser = userSelf.extend({
  id,
  mobile: z.boolean(),
  receives_notifications: z.boolean(),
  number_of_notifications_received: z.int(),
  app_version: z.string().nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  last_seen: time.nullable(),
  verification,
  involved: z.boolean().optional(),
  /** Other accounts with this IBAN, at most ten. Absent in lists, and without such an account. */
  same_iban: z.array(z.object({ id, name: z.string() })).optional(),
});
export type AdminUser = z.output<typeof adminUser>;

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

/** `sum` covers all filtered entries: zero for whole transactions. */
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
export type Sums = { gross: string; fees: string; net: string; count: number };

export const earningsOfAll = z.object({
  year: z.int(),
  results: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      iban: z.string().nullable(),
      address: z.string().nullable(),
      kvk: z.string().nullable(),
      vat: z.string().nullable(),
      tax_data: z.boolean(),
      ...earned,
      quarters: z.array(z.object({ quarter: z.int(), ...earned })).length(4),
    }),
  ),
});
export type EarningsOfAll = z.output<typeof earningsOfAll>;

export function sumOfEarnings(of: readonly Sums[]): Sums {
  const sum = (name: "gross" | "fees" | "net") =>
    formatMoney(of.reduce((cents, { [name]: money }) => cents + centsOf(money), 0));
  const count = of.reduce((all, one) => all + one.count, 0);
  return { gross: sum("gross"), fees: sum("fees"), net: sum("net"), count };
}

export const failedDelivery = z.object({
  id,
  kind: z.string(),
  key: z.string(),
  attempts: z.int(),
  error: z.string().nullable(),
  user: userCard.nullable(),
  address: z.string().nullable(),
  /** Facts that are not stored are replaced by `…`. Null unless it is a mail. */
  subject: z.string().nullable(),
  payment: id.nullable(),
  payout: id.nullable(),
  amount: moneyOut.nullable(),
  created_at: time,
  failed_at: time.nullable(),
  involved: z.boolean(),
});
export type FailedDelivery = z.output<typeof failedDelivery>;

export const happenedFields = z.object({ reference: line(200), reason });
/** `again` resends it without asking the provider whether it was sent before. */
export const orderOutcome = z
  .object({ outcome: choice(ORDER_OUTCOMES), reference: optionalLine(200), reason })
  .superRefine(
    ({ outcome, reference }, ctx) => {
      if (outcome === "happened" && reference === null) {
        ctx.addIssue({ code: "custom", path: ["reference"], message: "required" });
      }
    },
    judging("outcome", "reference"),
  );
