import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import type { DisputeRoomProps } from "./dispute-room";

export function Freeze({
  payment,
  beside,
  role,
  other: { name },
}: Pick<DisputeRoomProps, "payment" | "beside" | "role" | "other">) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const sum = (of: "amount_with_platform_cost" | "helper_amount") =>
    [payment, ...beside].reduce((cents, one) => cents + centsOf(one[of]), 0);
  const total = formatEuros(sum("amount_with_platform_cost"), locale);
  const net = formatEuros(sum("helper_amount"), locale);
  return (
    <Alert tone="warning" title={t("room.frozen")}>
      {role === "payer" ? t("room.freezePlacer", { total, name }) : t("room.freezeHelper", { net, name })}{" "}
      {t("room.jobWaits")}
    </Alert>
  );
}
