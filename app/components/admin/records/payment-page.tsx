import type { AuditEntry, LedgerPage } from "~/domain/admin/admin";
import type { Timeline } from "~/domain/deals/timeline";
import type { MoneyCase } from "~/domain/money/money-case";
import type { Payment } from "~/domain/money/payment";
import { endedWithPrice } from "~/domain/money/payment-course";
import { useTranslation } from "~/locales/use-translation";
import { AdminHead } from "../admin-head";
import { AdminLink } from "../admin-link";
import { LedgerAccounts } from "./ledger-accounts";
import { LedgerBookings } from "./ledger-bookings";
import { Log } from "./log";
import { PaymentCourse } from "./payment-course";
import { PaymentDispute } from "./payment-dispute";
import { PaymentAmounts, PaymentFacts } from "./payment-facts";
import { PaymentMatters } from "./payment-matters";
import { type Frozen, PaymentTodo } from "./payment-todo";
import { recordAddress } from "./record-address";

interface PaymentPageProps {
  payment: Payment;
  books: LedgerPage;
  log: readonly AuditEntry[];
  cases: readonly MoneyCase[];
  timeline: Timeline | null;
  involved: boolean;
  frozen: Frozen;
  now: number;
}

export function PaymentPage({ payment, books, log, cases, timeline, involved, frozen, now }: PaymentPageProps) {
  const { t } = useTranslation(["adminPayment", "adminRecords"]);
  const { id, dispute } = payment;
  return (
    <section className="grid gap-5">
      <AdminHead back={{ to: "/admin/payments", text: t("back") }} title={t("title", { id })} />
      <div className="admin-columns">
        <PaymentFacts payment={payment} />
        <PaymentAmounts payment={payment} />
      </div>
      <div className="admin-columns">
        <PaymentCourse payment={payment} log={log} cases={cases} timeline={timeline} />
        <PaymentTodo payment={payment} cases={cases} involved={involved} frozen={frozen} now={now} />
        <PaymentMatters payment={payment} cases={cases} />
        {dispute && <PaymentDispute payment={payment} dispute={dispute} />}
      </div>
      <PaymentBooks payment={id} books={books} />
      <Log
        title={t("adminRecords:user.log")}
        none={t(endedWithPrice(payment) ? "logWithPrice" : "logNone")}
        entries={log}
        target={{ type: "payment", id }}
      />
    </section>
  );
}

function PaymentBooks({ payment, books }: { payment: number; books: LedgerPage }) {
  const { t } = useTranslation("adminPayment");
  const { count, results } = books;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t("books")}</h2>
      {count === 0 ? (
        <p className="text-ink-soft">{t("booksNone")}</p>
      ) : (
        <div className="admin-ledger">
          <LedgerBookings entries={results} of={payment} />
          <LedgerAccounts books={books} />
        </div>
      )}
      {count > results.length && (
        <p>
          <AdminLink to={recordAddress("/admin/ledger", { payment }, 2)}>{t("booksMore")}</AdminLink>
        </p>
      )}
    </section>
  );
}
