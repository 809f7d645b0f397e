import type { ToldDealEnd } from "~/domain/deals/told-deal-end";
import type { JobRole } from "~/domain/jobs/job-life";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Link } from "../ui/link";

/** One line in a list. The page of the job has the whole story. */
export function DealEndLine({ ended, reader }: { ended: ToldDealEnd; reader: JobRole }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const cents = centsOf(reader === "owner" ? ended.refund : ended.helper);
  const word = ended.end === "left_done" ? "left" : cents > 0 ? reader : "none";
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{t(`jobs.ended.${word}`, { amount: formatEuros(cents, locale) })}</span>
      {ended.payment && (
        <Link
          className="text-link relative z-1 inline-flex min-h-11 items-center"
          to={`/wallet/betaling/${ended.payment}`}
        >
          {t("jobs.ended.receipt")}
        </Link>
      )}
    </p>
  );
}
