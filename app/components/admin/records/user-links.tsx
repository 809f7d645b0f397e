import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../../format";
import { useLocale } from "../../locale";
import { recordAddress } from "./record-address";
import { RecordLink } from "./record-cells";

const KINDS = ["reports", "jobs", "reviews", "payments"] as const;

/** How much there is of a person. */
export type UserCounts = Record<(typeof KINDS)[number], number>;

/** Where everything of one person is. */
export function UserLinks({ id, counts }: { id: number; counts: UserCounts }) {
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  return (
    <nav className="desk-facts" aria-labelledby="more">
      <h2 id="more">{t("user.more")}</h2>
      <ul>
        {KINDS.map((kind) => (
          <li key={kind}>
            <RecordLink to={recordAddress(`/admin/${kind}`, { user: id })}>{t(`user.${kind}`)}</RecordLink>
            <span className="tabular-nums">{formatNumber(counts[kind], locale)}</span>
          </li>
        ))}
        <li>
          <RecordLink to={recordAddress("/admin/ledger", { user: id })}>{t("user.ledger")}</RecordLink>
        </li>
        <li>
          <RecordLink to={`/helper/${id}`}>{t("user.public")}</RecordLink>
        </li>
      </ul>
    </nav>
  );
}
