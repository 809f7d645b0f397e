import { feeOf, formatEuros, withFee } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";

const EXAMPLE = 2000;

export function ExtraFeeNote({ percent, name }: { percent: number; name: string }) {
  const { t } = useTranslation("extraWork");
  const locale = useLocale();
  const [amount = "", net = "", total = ""] = [
    EXAMPLE,
    EXAMPLE - feeOf(EXAMPLE, percent),
    withFee(EXAMPLE, percent),
  ].map((cents) => formatEuros(cents, locale));
  return (
    <p className="flex gap-2.5 rounded-control bg-action-tint px-4 py-3 text-sm">
      <Icon name="wallet" className="mt-0.5 text-action" />
      <span>{t("ask.fee", { percent, name, amount, net, total })}</span>
    </p>
  );
}
