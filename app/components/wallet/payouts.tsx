import { EDIT_IBAN, PROVIDER_ACCOUNT } from "~/domain/accounts/edit-profile";
import { centsOf, formatSum } from "~/domain/money/money";
import { cameBack } from "~/domain/money/payout-life";
import type { Payout } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { Badge, type BadgeTone } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { MoneyRow } from "./money-row";

const TONES = { requested: "info", paid: "action", failed: "danger" } as const satisfies Record<
  Payout["status"],
  BadgeTone
>;

export function Payouts({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation("wallet");
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{t("payouts.title")}</h2>
      <PayoutRows payouts={payouts} />
    </section>
  );
}

export function PayoutFailed() {
  const { t } = useTranslation("wallet");
  return (
    <Alert
      tone="warning"
      title={t("payouts.failed")}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" className="button-small" to={EDIT_IBAN}>
            {t("refusal.iban_waits.action")}
          </ButtonLink>
          <ButtonLink variant="secondary" className="button-small" to={PROVIDER_ACCOUNT}>
            {t("payouts.provider")}
          </ButtonLink>
        </div>
      }
    >
      {t("payouts.check")}
    </Alert>
  );
}

export function PayoutRows({ payouts }: { payouts: Payout[] }) {
  return (
    <ol className="money-rows">
      {payouts.map((payout) => (
        <PayoutRow key={payout.id} payout={payout} />
      ))}
    </ol>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation(["wallet", "statuses"]);
  const locale = useLocale();
  const at = payout.paid_at ?? payout.created_at;
  return (
    <MoneyRow
      title={<Badge tone={TONES[payout.status]}>{t(`statuses:payout.${payout.status}`)}</Badge>}
      notes={
        <>
          <time dateTime={at}>{formatDay(at, locale)}</time>
          <span>{t("payouts.to", { iban: payout.iban })}</span>
          {payout.early && !cameBack(payout.status) && (
            <span>{t("payouts.early", { fee: formatSum(centsOf(payout.fee), locale) })}</span>
          )}
          {cameBack(payout.status) && <span>{t("payouts.returned")}</span>}
        </>
      }
      amount={formatSum(centsOf(cameBack(payout.status) ? payout.amount : payout.net), locale)}
    />
  );
}
