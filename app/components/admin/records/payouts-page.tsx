import type { AdminPayout } from "~/domain/admin/admin-payout";
import { PAYOUT_STATUSES } from "~/domain/money/payout-life";
import { useTranslation } from "~/locales/use-translation";
import { Badge, type BadgeTone } from "../../ui/badge";
import { ButtonLink } from "../../ui/button-link";
import { AdminFilters } from "../admin-filters";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { Euros } from "./euros";
import { type Listed, RecordList } from "./record-list";

const PATH = "/admin/payouts";
type PayoutList = Listed<AdminPayout, "status" | "user">;

const TONES: Record<AdminPayout["status"], BadgeTone> = { requested: "info", paid: "neutral", failed: "attention" };

export function PayoutBadge({ status }: Pick<AdminPayout, "status">) {
  const { t } = useTranslation("adminPayout");
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

export function PayoutsPage(list: PayoutList) {
  const { t } = useTranslation("adminPayout");
  return (
    <RecordList
      {...list}
      path={PATH}
      title={t("title")}
      note={t("note")}
      none={t("none")}
      filters={<PayoutFilters {...list} />}
    >
      {(payouts) => <PayoutTable caption={t("title")} payouts={payouts} />}
    </RecordList>
  );
}

export function PayoutTable({ caption, payouts }: { caption: string; payouts: readonly AdminPayout[] }) {
  const { t } = useTranslation("adminPayout");
  return (
    <AdminRows
      caption={caption}
      rows={payouts}
      keyOf={({ id }) => id}
      href={({ id }) => `${PATH}/${id}`}
      columns={[
        {
          label: t("column.payout"),
          cell: ({ id }) => <span className="whitespace-nowrap">{t("number", { id })}</span>,
        },
        { label: t("column.person"), cell: ({ user }) => user.name },
        { label: t("column.net"), numeric: true, cell: ({ net }) => <Euros amount={net} /> },
        { label: t("column.iban"), cell: ({ iban }) => iban },
        { label: t("column.made"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
        { label: t("column.status"), cell: ({ status }) => <PayoutBadge status={status} /> },
      ]}
    />
  );
}

function PayoutFilters({ asked, errors }: PayoutList) {
  const { t } = useTranslation("adminPayout");
  return (
    <>
      <p>
        <ButtonLink variant="secondary" className="button-small" to={`${PATH}/due`}>
          {t("due")}
        </ButtonLink>
      </p>
      <AdminFilters
        path={PATH}
        search={asked}
        statuses={PAYOUT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        byPerson
        errors={errors}
      />
    </>
  );
}
