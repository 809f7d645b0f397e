import { type Appointment, contestForm } from "~/domain/deals/appointment";
import type { AppointmentAnswer } from "~/domain/deals/appointment-life";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { ClosedForm } from "../ui/closed-form";
import { Form } from "../ui/form";
import { FormErrors } from "../ui/form-errors";
import { OnceInput } from "../ui/once-input";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";

interface MissedAnswerProps {
  appointment: Appointment;
  name: string;
  answers: readonly AppointmentAnswer[];
  isOwner: boolean;
  held: boolean;
  compensation: Cents | null;
  /** All held money, for the placer. Null if the API does not say. */
  paid?: Cents | null;
  waits: boolean;
  result?: Reply;
  typed?: Record<string, string>;
}

export function MissedAnswer(props: MissedAnswerProps) {
  const { appointment, name, answers, isOwner, held, compensation, paid = null, waits } = props;
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const amount = formatEuros(compensation ?? 0, locale);
  const back =
    paid === null
      ? t("missed.admitRest")
      : t("missed.admitBack", { amount: formatEuros(paid - (compensation ?? 0), locale) });
  const { id, missed_until } = appointment;
  const gone = <ClosedForm id="contest" result={props.result} field="reason" />;
  if (!missed_until) return gone;
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
  if (!answers.includes("admitted")) return gone;
  return (
    <Card className="grid gap-5">
      <p className="font-bold">
        {waits ? t("missed.waits") : t("missed.until", { at: formatDeadline(missed_until, locale) })}
      </p>
      {!waits && (
        <Form method="post" className="grid justify-items-start gap-2">
          <OnceInput form="answer" />
          <input type="hidden" name="id" value={id} />
          <Button name="intent" value="admitted" variant="secondary" pendingText={t("missed.answering")}>
            {t("missed.admit")}
          </Button>
          {held && !(isOwner && compensation === null) && (
            <p className="text-ink-soft">
              {isOwner ? `${t("missed.admitOwner", { amount, name })} ${back}` : t("missed.admitHelper", { name })}
            </p>
          )}
        </Form>
      )}
      {/* Last, because its text is sent with the denial only. */}
      <Contest {...props} />
    </Card>
  );
}

/** With held money a contested report opens a dispute, which starts with this text. */
function Contest({ appointment, held, result, typed }: MissedAnswerProps) {
  const { t } = useTranslation(["appointments", "common"]);
  const [form, fields] = useForm(contestForm, { id: "contest", lastResult: result, defaultValue: typed });
  return (
    <PostForm form={form} className="grid gap-4">
      <FormErrors form={form} fields={fields} labels={{ reason: t("missed.side") }} />
      <input type="hidden" name="id" value={appointment.id} />
      {held && (
        <TextareaField
          field={fields.reason}
          label={t("missed.side")}
          hint={t("missed.sideHint")}
          optionalText={t("common:form.optional")}
          rows={4}
        />
      )}
      <div className="grid justify-items-start gap-2">
        <Button name="intent" value="contested" pendingText={t("missed.answering")}>
          {t("missed.deny")}
        </Button>
        {held && <p className="text-ink-soft">{t("missed.denyText")}</p>}
      </div>
    </PostForm>
  );
}
