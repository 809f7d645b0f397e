import { startWorkForm } from "~/domain/accounts/profile-form";
import type { OwnProfile } from "~/domain/accounts/user";
import { chosenIn } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { CategoryChecks } from "../jobs/category-checks";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { StartButtons } from "./start-buttons";

interface WorkFormProps {
  id: number;
  profile: OwnProfile;
  categories: { value: string; label: string }[];
  result?: Reply;
}

const typedOf = ({ zipcode, categories, function_title, notification_settings }: OwnProfile) => ({
  zipcode: zipcode ?? "",
  distance: String(notification_settings.distance),
  categories: categories.map(String),
  function_title: function_title ?? "",
});

export function WorkForm({ id, profile, categories, result }: WorkFormProps) {
  const { t } = useTranslation("start");
  const [form, fields] = useForm(startWorkForm, { id: "start", lastResult: result, defaultValue: typedOf(profile) });
  return (
    <>
      <FormErrors form={form} fields={fields} labels={{ categories: t("work.categories") }} />
      <PostForm form={form} className="grid gap-6">
        <Card className="grid gap-6 p-5 sm:p-7">
          <TextField field={fields.function_title} label={t("work.functionTitle")} hint={t("work.functionTitleHint")} />
          <CategoryChecks
            id={fields.categories.id}
            legend={t("work.categories")}
            categories={categories}
            chosen={chosenIn(fields.categories)}
            errors={fields.categories.errors}
          />
          <div className="flex flex-wrap items-start gap-6">
            <TextField
              field={fields.zipcode}
              label={t("work.zipcode")}
              hint={t("work.zipcodeHint")}
              className="max-w-40"
              autoComplete="postal-code"
            />
            <TextField
              field={fields.distance}
              label={t("work.distance")}
              hint={t("work.distanceHint")}
              type="number"
              after="km"
              className="max-w-28"
            />
          </div>
        </Card>
        <StartButtons id={id} />
      </PostForm>
    </>
  );
}
