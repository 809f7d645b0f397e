import type { TFunction } from "i18next";
import { countsAsUnfinished } from "~/domain/deals/deal-end";
import { whyFields } from "~/domain/deals/dispute";
import { isAtDesk, mayPropose } from "~/domain/deals/dispute-life";
import { type Cents, centsOf, formatEuros, formatMoney, percentOf } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { divisionWith } from "~/domain/money/payment-deeds";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress, proposalAddress } from "../deals/dispute-address";
import { DivisionTable } from "../deals/division-table";
import { ExtraBackField } from "../deals/extra-back-field";
import type { Parties } from "../deals/parties";
import { typedAgain } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { Alert } from "../ui/alert";
import { AmountField } from "../ui/amount-field";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { ErrorSummary, errorsByField } from "../ui/error-summary";
import { Form } from "../ui/form";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";
import { MovesAlong } from "./moves-along";
import { Said } from "./said";

export interface ProposePageProps extends Parties {
  payment: Payment;
  beside: readonly Payment[];
  open: boolean;
  /** The other can only agree to it, and our team takes over. */
  last: boolean;
  /** The amount of the second step, to confirm; null in the first step. */
  earned: Cents | null;
  typed?: string;
  errors: string[];
  extraBack: boolean;
  /** The words of the second step, as typed. */
  result?: Reply;
  /** Typed before, and kept while the amount changes. */
  why?: string;
  refusal?: string;
}

export function ProposePage({ refusal, ...page }: ProposePageProps) {
  const { t } = useTranslation("disputes");
  const { payment, open, earned, result } = page;
  const typedReason = result?.initialValue?.why ?? page.why;
  return (
    <DealPage title={t("propose.title")} back={{ to: disputeAddress(payment.id), text: t("propose.back") }}>
      {refusal && (
        <Alert tone="error" live title={t("room.refused")}>
          {refusal}
        </Alert>
      )}
      {!open && (
        <Alert tone="info" title={t("propose.closed")}>
          {closedText(page, t)}
        </Alert>
      )}
      {!open && typeof typedReason === "string" && typedReason && <Said by={t("propose.unsent")}>{typedReason}</Said>}
      {open && earned === null && <HowMuch {...page} />}
      {open && earned !== null && <Check {...page} earned={earned} />}
    </DealPage>
  );
}

/** Why the viewer cannot propose now. */
function closedText({ payment: { dispute }, other: { id, name } }: ProposePageProps, t: TFunction<"disputes">) {
  if (!dispute) return null;
  if (dispute.ended !== null) return t("propose.over");
  if (isAtDesk(dispute)) return t("propose.desk");
  return id !== null && mayPropose(dispute, id) ? t("room.turn", { name }) : t("room.leftNone");
}

function HowMuch({ payment, beside, last, role, other, typed, errors, extraBack, why }: ProposePageProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const pageAddress = proposalAddress(payment.id);
  const whole = centsOf(payment.amount);
  const amount = formatEuros(whole, locale);
  const quick = [
    { text: t("propose.all"), cents: whole },
    { text: t("propose.half"), cents: Math.round(whole / 2) },
    { text: t("propose.nothing"), cents: 0 },
  ];
  return (
    <Card className="grid gap-5">
      <ErrorSummary errors={errorsByField({ amount: errors })} />
      <p>{t("propose.intro", { amount, percent: percentOf(payment) })}</p>
      <MovesAlong beside={beside} earned={null} role={role} other={other} />
      {last && <p className="font-bold">{t("propose.last", { name: other.name })}</p>}
      {why && <Said by={t("propose.kept")}>{why}</Said>}
      <Form method="get" action={pageAddress} noValidate className="grid gap-4">
        <AmountField
          label={t("propose.amount")}
          hint={t("propose.amountHint", { amount })}
          errors={errors}
          defaultValue={typed && typedAgain(typed, locale)}
          className="money text-xl"
        />
        <ExtraBackField
          payment={payment}
          beside={beside}
          checked={extraBack}
          label={(extra) => t(role === "payer" ? "extra.labelOwn" : "extra.label", { extra, name: other.name })}
          hint={t("extra.hint")}
        />
        <Button className="button-wide">{t("propose.next")}</Button>
        <div className="flex flex-wrap items-center gap-x-1">
          <span className="text-ink-soft">{t("propose.quick")}</span>
          {/* Buttons, not links: they send the checkbox too. */}
          {quick.map(({ text, cents }) => (
            <Button key={text} variant="quiet" name="quick" value={formatMoney(cents)}>
              {text}
            </Button>
          ))}
        </div>
      </Form>
    </Card>
  );
}

function Check(page: ProposePageProps & { earned: Cents }) {
  const { payment, beside, last, role, other, earned, extraBack, result, why } = page;
  const { t } = useTranslation(["disputes", "messages"]);
  const [form, fields] = useForm(whyFields, { id: "proposal", lastResult: result, defaultValue: { why } });
  const locale = useLocale();
  const whole = centsOf(payment.amount);
  const pageAddress = proposalAddress(payment.id);
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("propose.check")}</h2>
        <p className="text-ink-soft">
          {t("propose.earned", { earned: formatEuros(earned, locale), amount: formatEuros(whole, locale) })}
        </p>
      </div>
      <DivisionTable division={divisionWith(payment, beside, earned, extraBack)} role={role} other={other} />
      <MovesAlong beside={beside} earned={earned} extraBack={extraBack} role={role} other={other} />
      <p>{t(last ? "propose.last" : "propose.waits", { name: other.name })}</p>
      {role === "payee" && countsAsUnfinished(payment, earned) && (
        <p className="rounded-control bg-attention-tint px-4 py-3">{t("propose.counts", { name: other.name })}</p>
      )}
      <PostForm form={form} action={pageAddress} className="grid gap-5">
        <FormErrors form={form} fields={fields} labels={{ why: t("propose.why") }} />
        <input type="hidden" name="amount" value={formatMoney(earned)} />
        {extraBack && <input type="hidden" name="extra_back" value="true" />}
        <TextareaField
          field={fields.why}
          label={t("propose.why")}
          hint={t("propose.whyHint", { name: other.name })}
          optionalText={t("messages:photo.optional")}
          rows={3}
        />
        <div className="grid w-full gap-2">
          <Button className="button-wide" pendingText={t("propose.pending")}>
            {t("propose.submit")}
          </Button>
          <Button variant="quiet" name="intent" value="other">
            {t("propose.other")}
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}
