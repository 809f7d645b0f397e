import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../../format";
import { useLocale } from "../../locale";
import { DeskLink } from "../desk-link";
import { DeskPanel } from "../desk-panel";
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
    <DeskPanel title={t("user.more")}>
      <ul className="desk-counts">
        {KINDS.map((kind) => (
          <li key={kind}>
            <DeskLink to={ADDRESSES[kind](id)}>{t(`user.${kind}`)}</DeskLink>
            <span className="tabular-nums">{formatNumber(counts[kind], locale)}</span>
          </li>
        ))}
        <li>
          <DeskLink to={`/admin/users/${id}/messages`}>{t("user.toldAll")}</DeskLink>
        </li>
        <li>
          <DeskLink to={recordAddress("/admin/payouts", { user: id })}>{t("nav.payouts")}</DeskLink>
        </li>
        <li>
          <DeskLink to={recordAddress("/admin/ledger", { user: id })}>{t("user.ledger")}</DeskLink>
        </li>
        {isPublic && (
          <li>
            <DeskLink to={`/helper/${id}`}>{t("user.public")}</DeskLink>
          </li>
        )}
      </ul>
    </DeskPanel>
  );
}
