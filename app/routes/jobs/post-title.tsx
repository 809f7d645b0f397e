import { useForm } from "@conform-to/react";
import { redirect } from "react-router";
import type { z } from "zod";
import { StepPage } from "~/components/posting/step-page";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { RadioGroup } from "~/components/ui/radio-group";
import { dayInAmsterdam } from "~/domain/calendar";
import { titleStep } from "~/domain/job-steps";
import { controlProps, fieldProps } from "~/forms/props";
import { readForm, refused } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { titled } from "../titled";
import type { Route } from "./+types/post-title";
import { readDraft, requirePlacer, STEPS, withFields, writeDraft } from "./draft";

const NAMES = ["title", "when", "execution_date"];

export async function loader({ context }: Route.LoaderArgs) {
  await requirePlacer(context, 1);
  const { fields } = await readDraft(context);
  return { fields, today: dayInAmsterdam(Date.now()), title: getT(context, "posting")("title.heading") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await request.formData();
  await writeDraft(context, withFields(await readDraft(context), NAMES, sent));
  await requirePlacer(context, 1);
  const form = await readForm(sent, titleStep, { locale: getLocale(context) });
  return form.ok ? redirect(STEPS[1], 303) : refused(form.reply);
}

export const meta: Route.MetaFunction = ({ loaderData }) => titled(loaderData?.title);

export default function PostTitle({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm<z.input<typeof titleStep>, z.output<typeof titleStep>, string[]>({
    id: "job-title",
    lastResult: actionData?.result,
    defaultValue: loaderData.fields,
  });
  return (
    <StepPage step={1} heading={t("title.heading")} form={form} fields={fields}>
      <Field {...fieldProps(fields.title)} label={t("title.title")} hint={t("title.titleHint")}>
        {(attributes) => <Input {...attributes} {...controlProps(fields.title)} maxLength={50} autoComplete="off" />}
      </Field>
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
      <Field {...fieldProps(fields.execution_date)} label={t("title.dateField")}>
        {(attributes) => (
          <Input {...attributes} {...controlProps(fields.execution_date)} type="date" min={loaderData.today} />
        )}
      </Field>
    </StepPage>
  );
}
