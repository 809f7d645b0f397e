import type { Job } from "~/domain/jobs/job";
import { type Cents, formatEuros } from "~/domain/money/money";
import { dayInAmsterdam } from "~/domain/values/calendar";
import type { FormField } from "~/forms/props";
import { typedPrice } from "~/forms/typed-price";
import { useTranslation } from "~/locales/use-translation";
import { formatJobDay } from "../format";
import { priceOf } from "../jobs/facts";
import { type GuidedPrice, PriceGuide } from "../jobs/price-guide";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Button } from "../ui/button";
import { PostForm } from "../ui/post-form";
import { TextareaField, TextField } from "../ui/text-field";
import { FeeNote } from "./fee-note";

interface BidFormProps {
  job: Pick<Job, "id" | "price_type" | "budget" | "execution_date">;
  form: { id: string };
  fields: Record<"amount" | "message" | "first_day", FormField>;
  terms: PaymentTerms;
  isBusiness?: boolean | undefined;
  bid: Cents | null;
  again?: boolean;
  guide: GuidedPrice | null;
  inDialog?: boolean;
  now: number;
}

const EXAMPLE_CENTS = 5000;

export function BidForm({ job, form, fields, terms, isBusiness, bid, again, guide, inDialog, now }: BidFormProps) {
  const { t } = useTranslation(["bids", "common"]);
  const locale = useLocale();
  const budget = priceOf(job);
  const hint = budget === null ? t("form.amountHint") : t("form.amountBudget", { price: formatEuros(budget, locale) });
  const what = bid === null ? "place" : "change";
  const label = bid === null && again ? "again" : what;
  return (
    <PostForm form={form} action={inDialog ? `/task/${job.id}` : `/task/${job.id}/bod`} className="grid gap-5">
      <TextField
        field={fields.amount}
        label={t("form.amount")}
        hint={hint}
        before="€"
        inputMode="decimal"
        autoComplete="off"
        className="money text-xl"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a dialog that was just opened for it
        autoFocus={inDialog}
      />
      <PriceGuide guide={guide} />
      <FeeNote
        terms={terms}
        bid={typedPrice(fields.amount) ?? bid ?? budget ?? EXAMPLE_CENTS}
        isBusiness={isBusiness}
      />
      <TextField
        field={fields.first_day}
        label={t("form.firstDay")}
        optionalText={t("common:form.optional")}
        hint={
          job.execution_date
            ? t("form.firstDayAsked", { day: formatJobDay(job.execution_date, now, locale) })
            : undefined
        }
        type="date"
        min={dayInAmsterdam(now)}
      />
      <TextareaField
        field={fields.message}
        label={t("form.message")}
        optionalText={t("common:form.optional")}
        hint={t("form.messageHint")}
        rows={4}
      />
      <div className={inDialog ? "dialog-foot" : undefined}>
        <Button name="intent" value={what} className="button-wide" pendingText={t(`form.${what}Pending`)}>
          {t(`form.${label}`)}
        </Button>
      </div>
    </PostForm>
  );
}
