import type { FailedDelivery } from "~/domain/admin/admin";
import { ORDER_OUTCOMES } from "~/domain/money/order-outcome";
import { useTranslation } from "~/locales/use-translation";
import { ChoiceLinks } from "../choice-links";
import { DeskAction, type DeskActionProps } from "../desk-action";
import { DeliveryFacts } from "./delivery-facts";

export function DeliveryRetryPage({
  delivery,
  ...rest
}: { delivery: FailedDelivery } & Pick<DeskActionProps, "closed" | "limits" | "result">) {
  const { t } = useTranslation("adminRecords");
  return (
    <DeskAction
      title={t("retry.title", { id: delivery.id })}
      text={delivery.kind === "provider" ? `${t("retry.text")} ${t("retry.money")}` : t("retry.text")}
      confirm={t("retry.confirm")}
      pending={t("retry.pending")}
      usual={t("retry.usual", { returnObjects: true })}
      back="/admin/outbox"
      {...rest}
    >
      <DeliveryFacts delivery={delivery} />
      {delivery.kind === "provider" && !rest.closed && (
        <ChoiceLinks
          label={t("orderEnd.label")}
          choices={ORDER_OUTCOMES.map((outcome) => ({
            to: `/admin/outbox/${delivery.id}/${outcome}`,
            text: t(`orderEnd.${outcome}.link`),
            hint: t(`orderEnd.${outcome}.hint`),
          }))}
        />
      )}
    </DeskAction>
  );
}
