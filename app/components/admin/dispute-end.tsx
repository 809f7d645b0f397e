import { formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { divisionAfterAll } from "~/domain/money/payment-deeds";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { ButtonLink } from "../ui/button-link";
import { DeskFacts } from "./desk-facts";
import { DeskPanel } from "./desk-panel";

export function DisputeEnd({ payment, beside }: { payment: Payment; beside: readonly Payment[] }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { helper, placer } = divisionAfterAll([payment, ...beside]);
  const names = { payer: payment.payer.name, helper: payment.payee?.name ?? "" };
  const { released_at } = payment;
  const facts = [
    ...(released_at === null ? [] : [{ name: t("resolve.toHelper", names), value: formatSum(helper, locale) }]),
    ...(placer === 0 ? [] : [{ name: t("resolve.toPayer", names), value: formatSum(placer, locale) }]),
  ];
  return (
    <DeskPanel title={t("dispute.ended")}>
      {facts.length > 0 ? <DeskFacts facts={facts} /> : <p>{t("dispute.letGo")}</p>}
      <ButtonLink variant="secondary" to="/admin">
        {t("decide.next")}
      </ButtonLink>
    </DeskPanel>
  );
}
