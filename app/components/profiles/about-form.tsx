import { aboutForm } from "~/domain/accounts/profile-form";
import type { UserSelf } from "~/domain/accounts/user";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextareaField, TextField } from "../ui/text-field";

export function AboutForm({ profile, result }: { profile: UserSelf; result?: Reply }) {
  const { t } = useTranslation(["work", "profile"]);
  const { function_title, bio } = profile;
  const [form, fields] = useForm(aboutForm, {
    id: "about",
    lastResult: result,
    defaultValue: { function_title: function_title ?? "", bio: bio ?? "" },
  });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <Card className="p-5 sm:p-7">
        <PostForm form={form} className="grid gap-6">
          <h2 className="text-xl">{t("about.title")}</h2>
          <TextField
            field={fields.function_title}
            label={t("about.functionTitle")}
            hint={t("about.functionTitleHint")}
          />
          <TextareaField field={fields.bio} label={t("about.bio")} hint={t("about.bioHint")} rows={5} />
          <Button className="justify-self-start" name="intent" value="about" pendingText={t("profile:saving")}>
            {t("profile:save")}
          </Button>
        </PostForm>
      </Card>
    </>
  );
}
