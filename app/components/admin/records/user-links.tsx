import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../../format";
import { useLocale } from "../../locale";
import { AdminLink } from "../admin-link";
import { AdminPanel } from "../admin-panel";
import { recordAddress } from "./record-address";

const KINDS = ["reports", "jobs", "bids", "deals", "reviews", "payments"] as const;

const ADDRESSES: Record<(typeof KINDS)[number], (user: number) => string> = {
  reports: (user) => `/admin/reports?status=&user=${user}`,
  jobs: (user) => recordAddress("/admin/jobs", { user }),
  bids: (bidder) => recordAddress("/admin/jobs", { bidder }),
  deals: (helper) => recordAddress("/admin/jobs", { helper }),
  reviews: (user) => recordAddress("/admin/reviews", { user }),
  payments: (user) => recordAddress("/admin/payments", { user }),
};

export type UserCounts = Record<(typeof KINDS)[number], number>;

interface UserLinksProps {
  id: number;
  counts: UserCounts;
  isPublic: boolean;
}

export function UserLinks({ id, counts, isPublic }: UserLinksProps) {
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  return (
    <AdminPanel title={t("user.more")}>
      <ul className="admin-counts">
        {KINDS.map((kind) => (
          <li key={kind}>
            <AdminLink to={ADDRESSES[kind](id)}>{t(`user.${kind}`)}</AdminLink>
            <span className="tabular-nums">{formatNumber(counts[kind], locale)}</span>
          </li>
        ))}
        <li>
          <AdminLink to={`/admin/users/${id}/messages`}>{t("user.toldAll")}</AdminLink>
        </li>
        <li>
          <AdminLink to={recordAddress("/admin/payouts", { user: id })}>{t("nav.payouts")}</AdminLink>
        </li>
        <li>
          <AdminLink to={recordAddress("/admin/ledger", { user: id })}>{t("user.ledger")}</AdminLink>
        </li>
        {isPublic && (
          <li>
            <AdminLink to={`/helper/${id}`}>{t("user.public")}</AdminLink>
          </li>
        )}
      </ul>
    </AdminPanel>
  );
}
