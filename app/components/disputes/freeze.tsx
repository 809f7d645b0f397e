import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import type { DisputeRoomProps } from "./dispute-room";

export function Freeze({ payment, role, other: { name } }: Pick<DisputeRoomProps, "payment" | "role" | "other">) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const total = formatEuros(centsOf(payment.amount_with_platform_cost), locale);
  const net = formatEuros(centsOf(payment.helper_amount), locale);
  return (
    <Alert tone="warning" title={t("room.frozen")}>
      {role === "payer" ? t("room.freezePlacer", { total, name }) : t("room.freezeHelper", { net, name })}{" "}
      {t("room.jobWaits")}
    </Alert>
  );
}
