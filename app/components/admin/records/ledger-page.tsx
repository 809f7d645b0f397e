import type { LedgerPage as Books } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { FilterBar } from "../filter-bar";
import { FilterNumber } from "../filter-fields";
import { LedgerAccounts } from "./ledger-accounts";
import { LedgerBookings } from "./ledger-bookings";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/ledger";
type LedgerAsked = "payment" | "user";

interface LedgerPageProps extends Omit<Listed<Books["results"][number], LedgerAsked>, "list"> {
  list: Books | null;
}

export function LedgerPage(props: LedgerPageProps) {
  const { asked, errors, list } = props;
  const { t } = useTranslation(["adminRecords", "admin"]);
  return (
    <RecordList
      {...props}
      path={PATH}
      title={t("ledger.title")}
      note={t("ledger.note")}
      none={t("ledger.none")}
      filters={
        <FilterBar path={PATH}>
          <FilterNumber name="payment" label={t("filter.payment")} value={asked.payment} errors={errors} />
          <FilterNumber name="user" label={t("admin:filter.user")} value={asked.user} errors={errors} />
        </FilterBar>
      }
    >
      {(entries) => (
        <div className="admin-ledger">
          <LedgerBookings entries={entries} />
          {list && <LedgerAccounts books={list} />}
        </div>
      )}
    </RecordList>
  );
}
