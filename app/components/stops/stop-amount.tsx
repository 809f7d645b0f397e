import { wholeOf } from "~/domain/deals/stop-life";
import { formatEuros, formatMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { stopAddress } from "../deals/stop-address";
import { typedAgain } from "../format";
import { useLocale } from "../locale";
import { PersonLine } from "../payments/person-line";
import { AmountField } from "../ui/amount-field";
import { Button, type ButtonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { ErrorSummary, errorsByField } from "../ui/error-summary";
import { Form } from "../ui/form";
import { Link } from "../ui/link";
import type { StopPageProps } from "./stop-page-props";
import { partsOf, useExtraText } from "./stop-whole";

export function StopAmount({ fold, ...page }: StopPageProps & { fold: "change" | "counter" | null }) {
  const { t } = useTranslation("stop");
  if (fold === null)
    return (
      <Card className="grid gap-5">
        <PersonLine person={page.stop.other} />
        <HowMuch {...page} />
      </Card>
    );
  return (
    <details
      className="rounded-card border border-line bg-card px-5 open:pb-5"
      open={page.errors.length > 0 || page.typed !== undefined}
    >
      <summary className="min-h-12 py-3 font-bold">{t(`waiting.${fold}`)}</summary>
      <div className="grid gap-5">
        <HowMuch {...page} variant="secondary" />
      </div>
    </details>
  );
}

function HowMuch({ job, role, stop, typed, errors, variant }: StopPageProps & { variant?: ButtonVariant }) {
  const { t } = useTranslation("stop");
  const locale = useLocale();
  const pageAddress = stopAddress(job.id);
  const parts = partsOf(stop);
  const whole = wholeOf(parts);
  const extra = useExtraText(stop, "withExtra");
  const [percent, ...others] = new Set(parts.map(({ fee_percent }) => fee_percent));
  const fee = others.length === 0 && percent !== undefined ? t("fee", { percent }) : t("fees");
  const quick = [
    { text: t("all"), cents: whole },
    { text: t("half"), cents: Math.round(whole / 2) },
    { text: t("nothing"), cents: 0 },
  ];
  return (
    <>
      <ErrorSummary errors={errorsByField({ amount: errors })} />
      <p>
        {t(role === "owner" ? "intro" : "introHelper", { name: stop.other.name })} {fee}
      </p>
      <Form method="get" action={pageAddress} noValidate className="grid gap-4">
        <AmountField
          label={t("amount")}
          hint={[t("amountHint", { amount: formatEuros(whole, locale) }), extra].filter(Boolean).join(". ")}
          errors={errors}
          defaultValue={typed && typedAgain(typed, locale)}
          className="money text-xl"
        />
        <Button variant={variant} className="button-wide">
          {t("next")}
        </Button>
      </Form>
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="text-ink-soft">{t("quick")}</span>
        {quick.map(({ text, cents }) => (
          <Link
            key={text}
            className="text-link inline-flex min-h-11 items-center"
            to={`${pageAddress}?amount=${formatMoney(cents)}`}
          >
            {text}
          </Link>
        ))}
      </p>
    </>
  );
}
