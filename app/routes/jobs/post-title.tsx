import { redirect } from "react-router";
import { StepPage } from "~/components/posting/step-page";
import { RadioGroup } from "~/components/ui/radio-group";
import { TextField } from "~/components/ui/text-field";
import { dayInAmsterdam } from "~/domain/calendar";
import { titleStep } from "~/domain/job-steps";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/post-title";
import { readDraft, requirePlacer, STEPS, withFields, writeDraft } from "./draft";

export async function loader({ context }: Route.LoaderArgs) {
  await requirePlacer(context, 1);
  const { fields } = await readDraft(context);
  return { fields, today: dayInAmsterdam(Date.now()), title: getT(context, "posting")("title.heading") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readFields(request);
  await writeDraft(context, withFields(await readDraft(context), titleStep, sent));
  await requirePlacer(context, 1);
  const form = readForm(sent, titleStep, { locale: getLocale(context) });
  return form.ok ? redirect(STEPS[1], 303) : refused(form.reply);
}

export const meta = privateMeta;

export default function PostTitle({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(titleStep, {
    id: "job-title",
    lastResult: actionData?.result,
    defaultValue: loaderData.fields,
  });
  return (
    <StepPage step={1} heading={t("title.heading")} form={form} fields={fields}>
      <TextField field={fields.title} label={t("title.title")} hint={t("title.titleHint")} autoComplete="off" />
      <RadioGroup
        id={fields.when.id}
        name={fields.when.name}
        legend={t("title.when")}
        defaultValue={fields.when.initialValue ?? "asap"}
        choices={[
          { value: "asap", label: t("title.asap"), hint: t("title.asapHint") },
          { value: "date", label: t("title.date") },
        ]}
      />
      <TextField field={fields.execution_date} label={t("title.dateField")} type="date" min={loaderData.today} />
    </StepPage>
  );
}
