import type { FailedDelivery } from "~/domain/admin/admin";
import { ORDER_OUTCOMES } from "~/domain/money/order-outcome";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { ChoiceLinks } from "../choice-links";
import { DeliveryFacts } from "./delivery-facts";

const MORE: Record<string, "money" | "erased"> = { provider: "money", mail: "erased", push: "erased" };

export function DeliveryRetryPage({
  delivery,
  ...rest
}: { delivery: FailedDelivery } & Pick<AdminActionProps, "closed" | "limits" | "result">) {
  const { t } = useTranslation("adminRecords");
  const more = MORE[delivery.kind];
  return (
    <AdminAction
      title={t("retry.title", { id: delivery.id })}
      text={`${t("retry.text")} ${more ? t(`retry.${more}`) : ""}`.trim()}
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
    </AdminAction>
  );
}
