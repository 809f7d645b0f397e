import { centsOf, formatEuros } from "~/domain/money/money";
import { extraWorkBeside } from "~/domain/money/payment-deeds";
import { feeBefore } from "~/domain/money/payment-end";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import type { DisputeRoomProps } from "./dispute-room-props";

export function Freeze({
  payment,
  beside,
  role,
  other: { name },
}: Pick<DisputeRoomProps, "payment" | "beside" | "role" | "other">) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const sum = (of: "amount" | "amount_with_platform_cost" | "helper_amount") =>
    [payment, ...beside].reduce((cents, one) => cents + centsOf(one[of]), 0);
  const [work, total, net] = [sum("amount"), sum("amount_with_platform_cost"), sum("helper_amount")];
  const fee = role === "payer" ? total - work : work - net;
  const extra = extraWorkBeside(payment, beside);
  const before = [payment, ...beside].reduce((cents, one) => cents + feeBefore(one), 0);
  const values = {
    name,
    total: formatEuros(total, locale),
    work: formatEuros(work - extra, locale),
    extra: formatEuros(extra, locale),
    net: formatEuros(net, locale),
    fee: formatEuros(fee, locale),
  };
  const words = role === "payer" ? "room.freezePlacer" : "room.freezeHelper";
  return (
    <Alert tone="warning" title={t("room.frozen")}>
      {t(extra > 0 ? `${words}Extra` : words, values)}{" "}
      {before > 0 && `${t("room.freezeBefore", { before: formatEuros(before, locale) })} `}
      {t("room.jobWaits")}
    </Alert>
  );
}
