import { formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { extraWorkBeside } from "~/domain/money/payment-deeds";
import { useLocale } from "../locale";
import { Checkbox } from "../ui/checkbox";

interface ExtraBackFieldProps {
  payment: Payment;
  beside: readonly Payment[];
  checked: boolean;
  label: (extra: string) => string;
  hint: string;
}

export function ExtraBackField({ payment, beside, checked, label, hint }: ExtraBackFieldProps) {
  const locale = useLocale();
  const extra = extraWorkBeside(payment, beside);
  if (extra === 0) return null;
  return (
    <Checkbox
      id="extra_back"
      name="extra_back"
      value="true"
      defaultChecked={checked}
      label={label(formatEuros(extra, locale))}
      hint={hint}
    />
  );
}
