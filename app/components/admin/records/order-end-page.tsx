import type { FailedDelivery } from "~/domain/admin/admin";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { OrderOutcome } from "~/domain/money/order-outcome";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { Alert } from "../../ui/alert";
import { ButtonLink } from "../../ui/button-link";
import { TextField } from "../../ui/text-field";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminHead } from "../admin-head";
import { ReasonField } from "../reason-field";
import { DeliveryFacts } from "./delivery-facts";

interface OrderEndPageProps {
  title: string;
  outcome: OrderOutcome;
  order: FailedDelivery;
  closed: string | null;
  limits: FieldLimits<"reason"> & Partial<FieldLimits<"reference">>;
  drawn: string;
  result?: Reply;
}

export function OrderEndPage(props: OrderEndPageProps) {
  const { title, outcome, order, closed } = props;
  const { t } = useTranslation(["adminRecords", "admin"]);
  const isFailed = order.failed_at !== null;
  const back = isFailed ? `/admin/outbox/${order.id}/retry` : "/admin/outbox";
  return (
    <section className="grid max-w-2xl gap-5">
      <AdminHead
        back={{ to: back, text: isFailed ? t("letters.number", { id: order.id }) : t("letters.title") }}
        title={title}
      />
      <DeliveryFacts delivery={order} />
      {closed === null ? (
        <>
          <Effect outcome={outcome} order={order} />
          <EndForm {...props} />
        </>
      ) : (
        <>
          <Alert tone="info">{closed}</Alert>
          <ButtonLink variant="secondary" className="justify-self-start" to={back}>
            {t("admin:action.back")}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Effect({ outcome, order: { key, amount } }: Pick<OrderEndPageProps, "outcome" | "order">) {
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  const sum = amount === null ? t("orderEnd.theAmount") : formatEuros(centsOf(amount), locale);
  const isPayout = key.startsWith("payout:");
  if (outcome === "happened") {
    return (
      <Alert tone="info" title={t("orderEnd.effect")}>
        {t(isPayout ? "orderEnd.happened.payout" : "orderEnd.happened.text", { amount: sum })}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={t("orderEnd.effect")}>
      {t("orderEnd.again.text", { amount: sum })}
    </Alert>
  );
}

function EndForm({ outcome, order, limits, drawn, result }: OrderEndPageProps) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const [form, fields] = usePlainForm<"reason" | "reference">(limits as FieldLimits<"reason" | "reference">, {
    id: `order-${order.id}-${outcome}`,
    lastResult: result,
  });
  return (
    <AdminForm form={form} fields={fields} result={result} drawn={drawn}>
      {outcome === "happened" && (
        <TextField
          field={fields.reference}
          label={t("orderEnd.reference")}
          hint={t("orderEnd.referenceHint")}
          autoComplete="off"
        />
      )}
      <ReasonField field={fields.reason} usual={t(`orderEnd.${outcome}.usual`, { returnObjects: true })} />
      <div className="flex flex-wrap gap-3">
        <AdminSubmit pendingText={t(`orderEnd.${outcome}.pending`)}>{t(`orderEnd.${outcome}.confirm`)}</AdminSubmit>
        <ButtonLink variant="secondary" to={`/admin/outbox/${order.id}/retry`}>
          {t("admin:action.cancel")}
        </ButtonLink>
      </div>
    </AdminForm>
  );
}
