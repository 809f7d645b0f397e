import { type Cents, feeOf, formatEuros, withFee } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";

const EXAMPLE = 2000;

interface ExtraFeeNoteProps {
  percent: number;
  name: string;
  asked: Cents | null;
  isBusiness?: boolean | undefined;
}

/** The script of app/enhance/earnings.ts follows what is typed. */
export function ExtraFeeNote({ percent, name, asked, isBusiness = false }: ExtraFeeNoteProps) {
  const { t } = useTranslation("extraWork");
  const locale = useLocale();
  const sum = asked ?? EXAMPLE;
  const [amount = "", net = "", total = ""] = [sum, sum - feeOf(sum, percent), withFee(sum, percent)].map((cents) =>
    formatEuros(cents, locale),
  );
  return (
    <p className="flex gap-2.5 rounded-control bg-action-tint px-4 py-3 text-sm">
      <Icon name="wallet" className="mt-0.5 text-action" />
      <span className="grid gap-1">
        <span
          aria-live="polite"
          data-earnings={t("ask.fee", { percent, name, amount: "{bid}", net: "{amount}", total: "{total}" })}
        >
          {t("ask.fee", { percent, name, amount, net, total })}
        </span>
        {isBusiness && <span>{t("ask.vat")}</span>}
      </span>
    </p>
  );
}
