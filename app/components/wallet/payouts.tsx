import { centsOf, formatEuros } from "~/domain/money";
import type { Payout } from "~/domain/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Badge, type BadgeTone } from "../ui/badge";
import { MoneyRow } from "./money-row";

const tones = { requested: "info", paid: "action", failed: "danger" } as const satisfies Record<
  Payout["status"],
  BadgeTone
>;

/** What went to the bank, newest first. */
export function Payouts({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("payouts.title")}</h2>
      <ol className="money-rows">
        {payouts.map((payout) => (
          <MoneyRow
            key={payout.id}
            title={<Badge tone={tones[payout.status]}>{t(`payouts.status.${payout.status}`)}</Badge>}
            notes={
              <>
                <time dateTime={payout.paid_at ?? payout.created_at}>
                  {formatDay(payout.paid_at ?? payout.created_at, locale)}
                </time>
                <span>{t("payouts.to", { iban: payout.iban })}</span>
                {payout.early && <span>{t("payouts.early", { fee: formatEuros(centsOf(payout.fee), locale) })}</span>}
              </>
            }
            amount={formatEuros(centsOf(payout.net), locale)}
          />
        ))}
      </ol>
    </section>
  );
}
