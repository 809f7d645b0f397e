import type { LedgerPage as Books } from "~/domain/admin/admin";
import { centsOf, formatMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { Euros } from "./euros";
import { LedgerRow, LedgerTable } from "./ledger-table";

type Entry = Books["results"][number];
type Entries = readonly [Entry, ...Entry[]];

interface LedgerBookingsProps {
  entries: readonly Entry[];
  of?: number;
}

export function LedgerBookings({ entries, of }: LedgerBookingsProps) {
  const { t } = useTranslation("adminRecords");
  const bookings = [...Map.groupBy(entries, ({ transaction }) => transaction).values()] as unknown as Entries[];
  return (
    <LedgerTable caption={t("ledger.entries")}>
      {bookings.map((booking) => (
        <Booking key={booking[0].transaction} entries={booking} of={of} />
      ))}
    </LedgerTable>
  );
}

function Booking({ entries, of }: { entries: Entries; of?: number }) {
  const { t } = useTranslation("adminRecords");
  const cents = entries.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return (
    <tbody>
      <tr className="ledger-head">
        <th scope="rowgroup" colSpan={2}>
          <BookingHead entry={entries[0]} of={of} />
        </th>
      </tr>
      {entries.map(({ id, account, amount }) => (
        <LedgerRow key={id} account={account} amount={amount} />
      ))}
      <tr className="ledger-sum">
        {cents === 0 ? (
          <>
            <th scope="row">{t("ledger.sum")}</th>
            <td className="admin-number">
              <Euros amount={formatMoney(cents)} />
            </td>
          </>
        ) : (
          // A page can end in the middle of a transaction.
          <td colSpan={2}>{t("ledger.goesOn")}</td>
        )}
      </tr>
    </tbody>
  );
}

function BookingHead({ entry, of }: { entry: Entry; of?: number }) {
  const { transaction, event, payment, payout, created_at } = entry;
  const { t } = useTranslation("adminRecords");
  const events: Record<string, string> = t("ledger.events", { returnObjects: true });
  return (
    <>
      {events[event] ?? event}
      <span className="ledger-notes">
        {t("ledger.number", { id: transaction })} · <AdminMoment at={created_at} />
        {payment !== null && payment !== of && (
          <>
            {" · "}
            <AdminLink to={`/admin/payments/${payment}`}>{t("ledger.payment", { id: payment })}</AdminLink>
          </>
        )}
        {payout && ` · ${t("ledger.payout", { id: payout })}`}
      </span>
    </>
  );
}
