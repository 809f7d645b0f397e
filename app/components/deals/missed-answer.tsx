import { Form } from "react-router";
import type { Appointment } from "~/domain/deals/appointment";
import type { AppointmentAnswer } from "~/domain/deals/appointment-life";
import { type Cents, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatTime } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { OnceInput } from "../ui/once-input";

interface MissedAnswerProps {
  appointment: Appointment;
  answers: readonly AppointmentAnswer[];
  isOwner: boolean;
  held: boolean;
  compensation: Cents;
  /** The answer waits until our team is done. */
  waits: boolean;
}

export function MissedAnswer({ appointment, answers, isOwner, held, compensation, waits }: MissedAnswerProps) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const amount = formatEuros(compensation, locale);
  const { id, missed_until } = appointment;
  if (!missed_until) return null;
  if (answers.includes("retracted")) {
    return (
      <Form method="post">
        <OnceInput form="answer" />
        <input type="hidden" name="id" value={id} />
        <Button name="intent" value="retracted" variant="secondary" pendingText={t("missed.answering")}>
          {t("missed.retract")}
        </Button>
      </Form>
    );
  }
  if (!answers.includes("admitted")) return null;
  return (
    <Card className="grid gap-5">
      <p className="font-bold">
        {waits
          ? t("missed.waits")
          : t("missed.until", { at: `${formatDay(missed_until, locale)} ${formatTime(missed_until, locale)}` })}
      </p>
      <Form method="post" className="grid gap-5">
        <OnceInput form="answer" />
        <input type="hidden" name="id" value={id} />
        <div className="grid justify-items-start gap-2">
          <Button name="intent" value="contested" pendingText={t("missed.answering")}>
            {t("missed.deny")}
          </Button>
          {held && <p className="text-ink-soft">{t("missed.denyText")}</p>}
        </div>
        {!waits && (
          <div className="grid justify-items-start gap-2">
            <Button name="intent" value="admitted" variant="secondary" pendingText={t("missed.answering")}>
              {t("missed.admit")}
            </Button>
            {held && (
              <p className="text-ink-soft">{t(isOwner ? "missed.admitOwner" : "missed.admitHelper", { amount })}</p>
            )}
          </div>
        )}
      </Form>
    </Card>
  );
}
