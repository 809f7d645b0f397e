import { type Cents, FEE_PERCENT, formatEuros, formatMoney, withFee } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";

interface AcceptSubmitProps {
  bid: { id: number; cents: Cents };
  terms: PaymentTerms;
  credits: Cents;
}

export function AcceptSubmit({ bid, terms, credits }: AcceptSubmitProps) {
  const total = withFee(bid.cents, FEE_PERCENT);
  return (
    <Form method="post" className="grid gap-2">
      <OnceInput form="accept" />
      <input type="hidden" name="bid_id" value={bid.id} />
      {/* The amount that the user saw: the API rejects it if it has changed. */}
      {terms.mode === "direct" ? (
        <input type="hidden" name="amount" value={formatMoney(bid.cents)} />
      ) : (
        <input type="hidden" name="amount_with_platform_cost" value={formatMoney(total)} />
      )}
      {terms.mode === "direct" ? (
        <Directly cents={bid.cents} />
      ) : credits >= total ? (
        <WithCredits total={total} credits={credits} />
      ) : (
        <AtProvider total={total} credits={credits} />
      )}
    </Form>
  );
}

function Directly({ cents }: { cents: Cents }) {
  const { t } = useTranslation("payments");
  return (
    <Button className="button-wide" pendingText={t("accept.direct_pending")}>
      {t("accept.direct_submit", { amount: formatEuros(cents, useLocale()) })}
    </Button>
  );
}

function WithCredits({ total, credits }: { total: Cents; credits: Cents }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const left = formatEuros(credits - total, locale);
  return (
    <>
      <Button className="button-wide" name="use_credits" value="true" pendingText={t("accept.creditsPending")}>
        {t("accept.credits", { total: formatEuros(total, locale) })}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t("accept.creditsLeft", { left })}</p>
      <Button variant="quiet" pendingText={t("accept.payPending")}>
        {t("accept.otherwise")}
      </Button>
    </>
  );
}

/** Does not name the split: the API decides it, because the provider has a minimum amount. */
function AtProvider({ total, credits }: { total: Cents; credits: Cents }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  return (
    <>
      <Button className="button-wide" pendingText={t("accept.payPending")}>
        <Icon name="lock" />
        {t("accept.pay", { total: formatEuros(total, locale) })}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t("accept.payNote")}</p>
      {credits > 0 && (
        <Button variant="quiet" name="use_credits" value="true" pendingText={t("accept.payPending")}>
          {t("accept.creditsFirst", { credits: formatEuros(credits, locale) })}
        </Button>
      )}
    </>
  );
}
