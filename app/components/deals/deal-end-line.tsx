import type { DealEndStep } from "~/domain/deals/deal-end-step";
import type { DealEndSummary } from "~/domain/deals/deal-end-summary";
import type { JobRole } from "~/domain/jobs/job-life";
import { type Cents, centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { useDealReceipts } from "./use-deal-receipts";

const DIVIDED: readonly DealEndStep[] = ["agreed", "decided", "team"];

const isDivided = ({ end, helper, absence }: DealEndSummary): boolean =>
  DIVIDED.includes(end) && centsOf(helper) > 0 && !absence;

function wordOf(ended: DealEndSummary, cents: Cents, reader: JobRole) {
  if (ended.end === "left_done") return "left";
  if (isDivided(ended)) return `divided.${reader}` as const;
  return cents > 0 ? reader : "none";
}

export function DealEndLine({ ended, reader }: { ended: DealEndSummary; reader: JobRole }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const receipts = useDealReceipts(ended);
  const cents = centsOf(reader === "owner" ? ended.refund : ended.helper);
  if (isDivided(ended) && cents === 0) return null;
  const word = wordOf(ended, cents, reader);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{t(`jobs.ended.${word}`, { amount: formatEuros(cents, locale) })}</span>
      {receipts.map(({ to, text }) => (
        <Link key={to} className="text-link relative z-1 inline-flex min-h-11 items-center" to={to}>
          {text}
        </Link>
      ))}
    </p>
  );
}
