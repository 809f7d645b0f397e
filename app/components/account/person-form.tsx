import { startPersonForm } from "~/domain/accounts/profile-form";
import type { OwnProfile } from "~/domain/accounts/user";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { PhotoField } from "../people/portrait-field";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { TextareaField } from "../ui/text-field";
import { StartButtons } from "./start-buttons";

export function PersonForm({ id, profile, result }: { id: number; profile: OwnProfile; result?: Reply }) {
  const { t } = useTranslation("start");
  const [form, fields] = useForm(startPersonForm, {
    id: "start",
    lastResult: result,
    defaultValue: { bio: profile.bio ?? "" },
  });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} encType="multipart/form-data" className="grid gap-6">
        <Card className="grid gap-6 p-5 sm:p-7">
          <PhotoField name={profile.name} image={profile.image} fields={fields} />
          <TextareaField field={fields.bio} label={t("person.bio")} hint={t("person.bioHint")} rows={5} />
        </Card>
        <p className="text-ink-soft">
          {t("person.work", { count: profile.workexperience.length })}{" "}
          <Link className="text-link" to={`/profile/${id}/work-experience`}>
            {t("person.workAction")}
          </Link>
        </p>
        <StartButtons id={id} />
      </PostForm>
    </>
  );
}
