import { OpenDrafts } from "~/components/posting/open-drafts";
import { StepPage } from "~/components/posting/step-page";
import type { TaskHandle } from "~/components/shell/shell";
import { RadioGroup } from "~/components/ui/radio-group";
import { TextField } from "~/components/ui/text-field";
import { categoryToPost, isBegun, stepPath, titleStep } from "~/domain/jobs/job-steps";
import { withLikelyCategory } from "~/domain/search/suggestion";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/post-title";
import {
  changeOfDraft,
  draftId,
  isChange,
  leaveStep,
  openDrafts,
  readDraft,
  requirePlacer,
  stepTitle,
  storedErrors,
  writeDraft,
} from "./draft";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = await draftId(context, params.draft);
  await requirePlacer(context, stepPath(id, 1));
  const draft = await readDraft(context, id);
  return {
    isChange: isChange(request),
    result: storedErrors(draft, titleStep, request, context),
    fields: draft.fields,
    others: isBegun(draft)
      ? []
      : (await openDrafts(context)).map(({ id, fields }) => ({ id, title: fields.title ?? "" })),
    today: dayInAmsterdam(Date.now()),
    title: stepTitle(draft, getT(context, "posting")("title.heading")),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const id = await draftId(context, params.draft);
  const { before, draft } = await changeOfDraft(context, id, { step: titleStep, formData });
  const category = draft.fields.category ?? categoryToPost(new URL(request.url))?.toString();
  const fields = category === undefined ? draft.fields : { ...draft.fields, category };
  await writeDraft(context, { ...draft, fields: withLikelyCategory(fields, before.title ?? "") });
  await requirePlacer(context, stepPath(id, 1));
  const form = readForm(formData, titleStep, { locale: getLocale(context) });
  return form.ok ? leaveStep(request, id, 1) : refused(form.reply);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function PostTitle({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(titleStep, {
    id: "job-title",
    lastResult: actionData?.result ?? loaderData.result,
    defaultValue: loaderData.fields,
  });
  return (
    <StepPage
      step={1}
      isChange={loaderData.isChange}
      heading={t("title.heading")}
      form={form}
      fields={fields}
      before={<OpenDrafts drafts={loaderData.others} />}
    >
      <TextField
        field={fields.title}
        label={t("title.title")}
        hint={t("title.titleHint", { most: fields.title.maxLength })}
        autoComplete="off"
        counts
      />
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
      <TextField
        field={fields.execution_date}
        label={t("title.dateField")}
        hint={t("title.dateHint")}
        type="date"
        min={loaderData.today}
      />
    </StepPage>
  );
}
