import { asHelper } from "~/domain/accounts/as-helper";
import { isTakenBack } from "~/domain/money/chargeback-life";
import { centsOf, formatEuros, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { paymentEnd } from "~/domain/money/payment-end";
import { isReleased } from "~/domain/money/payment-life";
import { isSplit } from "~/domain/money/payment-status";
import { TIP_CHOICES, TIP_MAX, TIP_MIN } from "~/domain/money/tip";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { AmountField } from "../ui/amount-field";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Checkbox } from "../ui/checkbox";
import { amountErrors, ErrorSummary } from "../ui/error-summary";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { RadioGroup } from "../ui/radio-group";
import { ChargebackNote } from "./chargeback-note";
import { DealPage } from "./deal-page";
import { MoneyStopped } from "./money-stopped";
import { PersonLine } from "./person-line";

export interface TipErrors {
  amount: string[];
  form: string[];
}

export interface TypedTip {
  choice: string;
  other: string;
  useCredits: boolean;
}

interface TipPageProps {
  title: string;
  payment: Payment;
  credits: string;
  tip: Payment | null;
  isPossible: boolean;
  isDirect: boolean;
  stopped: boolean;
  typed?: TypedTip;
  errors: TipErrors;
}

export function TipPage(props: TipPageProps) {
  const { title, payment, tip, isPossible, isDirect, stopped, errors } = props;
  const { t } = useTranslation("tip");
  return (
    <DealPage title={title} back={{ to: `/task/${payment.job_id}`, text: t("back") }}>
      <ErrorSummary errors={amountErrors("tip-part", errors)} />
      <div id="tip-part" className="grid gap-5">
        {tip ? (
          <TipGiven tip={tip} side="payer" />
        ) : isPossible && stopped ? (
          <MoneyStopped act="pay" />
        ) : isPossible ? (
          <TipForm {...props} />
        ) : (
          <Alert tone="info" title={t("closed")}>
            {t(isDirect ? "direct" : isSplit(payment) ? "splitText" : "closedText")}
          </Alert>
        )}
      </div>
    </DealPage>
  );
}

export function TipGiven({ tip, side }: { tip: Payment; side: "payer" | "payee" }) {
  const { t } = useTranslation("tip");
  const locale = useLocale();
  const name = (side === "payer" ? tip.payee : tip.payer)?.name ?? "";
  if (!isReleased(tip.status)) {
    return side === "payee" ? null : (
      <Alert tone="info" title={t("processing")}>
        {t("processingText")}
      </Alert>
    );
  }
  const values = { name, amount: formatEuros(centsOf(tip.amount), locale) };
  const returned = side === "payer" ? paymentEnd(tip).provider : 0;
  const receipt = (
    <Link className="text-link inline-flex min-h-11 items-center" to={`/wallet/betaling/${tip.id}`}>
      {t("receipt")}
    </Link>
  );
  if (tip.chargeback && isTakenBack(tip)) {
    return (
      <ChargebackNote payment={tip} chargeback={tip.chargeback} side={side}>
        {receipt}
      </ChargebackNote>
    );
  }
  return (
    <Alert tone="success" title={t(side === "payer" ? "given" : "got", values)}>
      <p>
        {t(side === "payer" ? "givenText" : "gotText", values)}
        {returned > 0 && ` ${t("returned", { amount: formatEuros(returned, locale) })}`}
      </p>
      {receipt}
    </Alert>
  );
}

function TipForm({ payment, credits, typed, errors }: TipPageProps) {
  const { t } = useTranslation("tip");
  const locale = useLocale();
  const { payee } = payment;
  const hasCredits = centsOf(credits) > 0;
  const values = { name: payee?.name ?? "", job: payment.job_title ?? "" };
  const choices = TIP_CHOICES.map((cents) => ({ value: formatMoney(cents), label: formatEuros(cents, locale) }));
  return (
    <Card className="grid gap-5">
      {payee && <PersonLine person={asHelper(payee)}>{t("intro", values)}</PersonLine>}
      <p>
        {t("all", values)} {t("once")}
      </p>
      <PostForm form={{ id: "tip" }} noValidate className="grid gap-5">
        <RadioGroup
          id="choice"
          name="choice"
          legend={t("legend")}
          choices={[...choices, { value: "other", label: t("other") }]}
          defaultValue={typed?.choice}
        />
        <AmountField
          name="other"
          label={t("otherAmount")}
          hint={t("range", { least: formatEuros(TIP_MIN, locale), most: formatEuros(TIP_MAX, locale) })}
          errors={errors.amount}
          defaultValue={typed?.other}
        />
        {hasCredits && (
          <Checkbox
            id="use_credits"
            name="use_credits"
            value="true"
            defaultChecked={typed?.useCredits}
            label={t("credits", { credits: formatEuros(centsOf(credits), locale) })}
          />
        )}
        <Button className="button-wide" pendingText={t("pending")}>
          <Icon name="lock" />
          {t(hasCredits ? "submitCredits" : "submit")}
        </Button>
        <p className="text-center text-sm text-ink-soft">{t(hasCredits ? "payNoteCredits" : "payNote")}</p>
      </PostForm>
    </Card>
  );
}
