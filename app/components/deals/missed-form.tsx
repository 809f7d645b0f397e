import type { Appointment } from "~/domain/deals/appointment";
import { type Cents, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { OnceInput } from "../ui/once-input";
import { MISSED } from "./appointment-address";

interface MissedFormProps {
  appointment: Appointment;
  name: string;
  isOwner: boolean;
  held: boolean;
  compensation: Cents | null;
  total?: Cents | null;
  isOpen?: boolean | undefined;
}

export function MissedForm({ appointment, name, isOwner, held, compensation, total = null, isOpen }: MissedFormProps) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const amount = formatEuros(compensation ?? 0, locale);
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5" id={MISSED} open={isOpen}>
      <summary className="flex min-h-12 items-center gap-2 font-bold text-danger">
        <Icon name="warning" />
        {t(isOwner ? "missed.menu" : "missed.menuOwner", { name })}
      </summary>
      <Form method="post" className="grid gap-4">
        <OnceInput form="missed" />
        <input type="hidden" name="id" value={appointment.id} />
        <p>{t(held ? "missed.text" : "missed.textDirect", { name })}</p>
        {held && (isOwner || compensation !== null) && (
          <p>
            {isOwner && total
              ? t("missed.ownerTotal", { total: formatEuros(total, locale) })
              : t(isOwner ? "missed.ownerHeld" : "missed.helperHeld", { amount })}
          </p>
        )}
        {held && <p>{t("missed.contest", { name })}</p>}
        <Button variant="danger" name="intent" value="missed" pendingText={t("missed.pending")}>
          {t(isOwner ? "missed.confirm" : "missed.confirmOwner", { name })}
        </Button>
      </Form>
    </details>
  );
}
