import { windowForm } from "~/domain/deals/appointment";
import { dayInWords } from "~/domain/values/day-words";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";

interface WindowFormProps {
  intro: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** `YYYY-MM-DD`. Null without held money. */
  lastDay?: string | null | undefined;
  day?: string | undefined;
  dayHint?: string | undefined;
  result?: Reply;
  typed?: Record<string, string>;
}

export function WindowForm({ intro, today, lastDay, day, dayHint, result, typed }: WindowFormProps) {
  const { t } = useTranslation(["appointments", "fields"]);
  const [form, fields] = useForm(windowForm, {
    id: "window",
    lastResult: result,
    defaultValue: typed ?? (day ? { date: day } : undefined),
  });
  const locale = useLocale();
  const example = dayHint !== undefined && fields.date.initialValue === day ? dayHint : t("form.dateHint");
  return (
    <PostForm form={form} className="grid gap-5">
      <FormErrors form={form} fields={fields} />
      <p className="text-ink-soft">{intro}</p>
      <TextField
        field={fields.date}
        label={t("fields:label.date")}
        hint={lastDay ? `${example} ${t("form.lastDay", { day: dayInWords(lastDay, locale) })}` : example}
        type="date"
        min={today}
        max={lastDay ?? undefined}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField field={fields.from} label={t("fields:label.from")} hint={t("form.fromHint")} type="time" />
        <TextField field={fields.to} label={t("fields:label.to")} hint={t("form.toHint")} type="time" />
      </div>
      <Button name="intent" value="propose" className="button-wide" pendingText={t("form.pending")}>
        {t("form.submit")}
      </Button>
    </PostForm>
  );
}
