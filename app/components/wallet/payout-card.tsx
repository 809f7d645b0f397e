import { EDIT_IBAN } from "~/domain/accounts/edit-profile";
import { IBAN_WAIT_HOURS, type Wallet } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { PayoutAmount } from "./payout-amount";
import { NEED_AT, PayoutNeeds } from "./payout-needs";

interface PayoutCardProps {
  wallet: Wallet;
  stopped?: boolean;
  checking: boolean;
  rejection: string | null;
}

export function PayoutCard({ wallet, stopped = false, checking, rejection }: PayoutCardProps) {
  const { t } = useTranslation("wallet");
  if (wallet.refusal === "nothing_to_pay_out" || wallet.refusal === "payout_soon") return null;
  const { needs = [] } = wallet;
  if (needs.length > 1) return <PayoutNeeds needs={needs} checking={checking} rejection={rejection} />;
  if (wallet.refusal === "not_verified" && checking) {
    return (
      <Alert tone="info" title={t("checking.title")}>
        {t("checking.text")}
      </Alert>
    );
  }
  if (wallet.refusal === "not_verified" && rejection !== null) {
    return (
      <Alert
        tone="warning"
        title={t("rejected.title")}
        action={
          <ButtonLink to={ways.not_verified} variant="secondary" className="button-small">
            {t("rejected.action")}
          </ButtonLink>
        }
      >
        {rejection} {t("rejected.text")}
      </Alert>
    );
  }
  if (wallet.refusal) return <PayoutRefusal refusal={wallet.refusal} until={wallet.iban_waits_until} />;
  if (stopped) return null;
  return (
    <Card>
      <details className="early-payout">
        <summary>
          <h2 className="text-lg">
            {t("payout.early")}{" "}
            <span className="font-sans text-base font-normal">
              {t("payout.earlyCost", { percent: Number(wallet.early_payout_fee_percent) })}
            </span>
          </h2>
          <Icon name="chevron-down" />
        </summary>
        <div className="grid gap-4 pt-3">
          <p className="text-ink-soft">{t("payout.text", { percent: Number(wallet.early_payout_fee_percent) })}</p>
          <PayoutAmount wallet={wallet} variant="secondary" />
        </div>
      </details>
    </Card>
  );
}

const ways = { ...NEED_AT, iban_waits: EDIT_IBAN } as const;

interface PayoutRefusalProps {
  refusal: keyof typeof ways;
  until: string | null | undefined;
}

export function PayoutRefusal({ refusal, until }: PayoutRefusalProps) {
  const { t } = useTranslation("wallet");
  const locale = useLocale();
  return (
    <Alert
      tone="warning"
      title={t(`refusal.${refusal}.title`)}
      action={
        <ButtonLink to={ways[refusal]} variant="secondary" className="button-small">
          {t(`refusal.${refusal}.action`)}
        </ButtonLink>
      }
    >
      {t(`refusal.${refusal}.text`, { hours: IBAN_WAIT_HOURS })}
      {until && ` ${t("refusal.iban_waits.until", { until: formatDayAndTime(until, locale) })}`}
    </Alert>
  );
}
