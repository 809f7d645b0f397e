import type { Dispute } from "~/domain/deals/dispute";
import { isPricePayment } from "~/domain/money/deal-money";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { extraWorkBeside } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { ExtraBackField } from "../deals/extra-back-field";
import { typedPrice } from "../format";
import { useLocale } from "../locale";
import { AmountField } from "../ui/amount-field";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { AdminPanel } from "./admin-panel";
import { ChoiceLinks } from "./choice-links";
import { partiesOf } from "./dispute-parties";

interface DisputeChooseProps {
  payment: Payment;
  beside: readonly Payment[];
  dispute: Dispute;
  typed: string;
  extraBack: boolean;
  amountErrors: readonly string[];
}

export function DisputeChoose({ payment, beside, dispute, typed, extraBack, amountErrors }: DisputeChooseProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const pageAddress = `/admin/disputes/${payment.id}`;
  const { payer, helper } = partiesOf(payment, dispute);
  const others = isPricePayment(payment) ? beside.reduce((sum, { amount }) => sum + centsOf(amount), 0) : 0;
  const extra = extraWorkBeside(payment, beside);
  const names = { payer: payer.name, helper: helper.name, extra: formatEuros(extra, locale) };
  const last = dispute.proposals.at(-1);
  const split = ({ amount, extra_back }: Dispute["proposals"][number]) =>
    `${pageAddress}?outcome=split&amount=${typedPrice(amount, "en")}${extra_back ? "&extra_back=true" : ""}`;
  return (
    <AdminPanel title={t("resolve.title")}>
      <ChoiceLinks
        label={t("resolve.title")}
        choices={[
          { to: `${pageAddress}?outcome=release`, text: t("resolve.release", helper), hint: t("resolve.releaseHint") },
          { to: `${pageAddress}?outcome=refund`, text: t("resolve.refund", payer), hint: t("resolve.refundHint") },
          ...(extra > 0
            ? [
                {
                  to: `${pageAddress}?outcome=release&extra_back=true`,
                  text: t("resolve.releaseBack", names),
                  hint: t("resolve.extraBackHint"),
                },
              ]
            : []),
          ...(last
            ? [
                {
                  to: split(last),
                  text: t(last.extra_back && extra > 0 ? "resolve.proposedBack" : "resolve.proposed", {
                    amount: formatEuros(centsOf(last.amount), locale),
                  }),
                  hint: t("resolve.proposedHint", { name: last.by === payer.id ? payer.name : helper.name }),
                },
              ]
            : []),
        ]}
      />
      <Form method="get" action={pageAddress} className="grid gap-4" noValidate>
        <input type="hidden" name="outcome" value="split" />
        <AmountField
          label={t("resolve.amount", helper)}
          hint={[
            t("resolve.amountHint", { amount: formatEuros(centsOf(payment.amount), locale) }),
            others > 0 && t("resolve.amountHintExtra", { ...helper, extra: formatEuros(others, locale) }),
          ]
            .filter(Boolean)
            .join(" ")}
          errors={amountErrors}
          required
          defaultValue={typed}
        />
        <ExtraBackField
          payment={payment}
          beside={beside}
          checked={extraBack}
          label={(amount) => t("resolve.extraBack", { ...names, extra: amount })}
          hint={t("resolve.extraBackHint")}
        />
        <Button variant="secondary" className="justify-self-start">
          {t("resolve.divide")}
        </Button>
      </Form>
    </AdminPanel>
  );
}
