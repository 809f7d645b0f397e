import { AdditionFields } from "~/components/posting/addition-fields";
import { StepPage } from "~/components/posting/step-page";
import type { TaskHandle } from "~/components/shell/shell";
import { Checkbox } from "~/components/ui/checkbox";
import { TextField } from "~/components/ui/text-field";
import { getApi } from "~/context";
import { locationStep, stepPath } from "~/domain/jobs/job-steps";
import { checkProps } from "~/forms/props";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { getLocale, getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/post-location";
import {
  changedDraft,
  draftId,
  goToStep,
  isChange,
  leaveStep,
  readDraft,
  requirePlacer,
  requireStepsBefore,
  stepTitle,
  storedErrors,
  writeDraft,
} from "./draft";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = await draftId(context, params.draft);
  const viewer = await requirePlacer(context, stepPath(id, 2));
  const draft = await readDraft(context, id);
  requireStepsBefore(draft, 2);
  return {
    isChange: isChange(request),
    result: storedErrors(draft, locationStep, request, context),
    fields: { zipcode: viewer.zipcode ?? "", ...draft.fields },
    title: stepTitle(draft, getT(context, "posting")("location.heading")),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const formData = await readFields(request);
  const id = await draftId(context, params.draft);
  const draft = await changedDraft(context, id, { step: locationStep, formData });
  await writeDraft(context, draft);
  await requirePlacer(context, stepPath(id, 2));
  goToStep(draft, formData);
  const form = readForm(formData, locationStep, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const { is_remote, zipcode = "" } = form.value;
    const place = is_remote ? null : await getApi(context).job.zipcode({ query: { zipcode } });
    await writeDraft(context, { ...draft, city: place?.city ?? null });
  } catch (error) {
    return refusedByApi(form, error);
  }
  return leaveStep(request, id, 2);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function PostLocation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("posting");
  const [form, fields] = useForm(locationStep, {
    id: "job-location",
    lastResult: actionData ? actionData.result : loaderData.result,
    defaultValue: loaderData.fields,
  });
  return (
    <StepPage step={2} isChange={loaderData.isChange} heading={t("location.heading")} form={form} fields={fields}>
      <div className="grid gap-2">
        <TextField
          field={fields.zipcode}
          label={t("location.zipcode")}
          hint={t("location.zipcodeHint")}
          className="max-w-48"
          autoComplete="postal-code"
          autoCapitalize="characters"
          data-city="zipcode-city"
          data-letters={t("location.zipcodeLetters")}
        />
        <output id="zipcode-city" htmlFor={fields.zipcode.id} className="min-h-6 font-bold" />
      </div>
      <Checkbox {...checkProps(fields.is_remote)} label={t("location.remote")} hint={t("location.remoteHint")} />
      <AdditionFields step="location" fields={fields} />
    </StepPage>
  );
}
