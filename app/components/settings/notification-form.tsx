import type { OwnProfile } from "~/domain/accounts/user";
import { notificationForm, typedSettings } from "~/domain/notifications/notification-form";
import { checkProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { Switch } from "../ui/switch";
import { TextField } from "../ui/text-field";
import { QuietHours } from "./quiet-hours";
import { TopicTable } from "./topic-table";
import { Unsaved, useIsUnsaved } from "./unsaved";

export function NotificationForm({ profile, result }: { profile: OwnProfile; result?: Reply }) {
  const { t } = useTranslation(["alerts", "profile"]);
  const [form, fields] = useForm(notificationForm, {
    id: "notifications",
    lastResult: result,
    defaultValue: typedSettings(profile.notification_settings),
  });
  const unsaved = useIsUnsaved("notifications", ["distance"], result);
  return (
    <>
      {unsaved && <Unsaved />}
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6" data-unsaved={t("unsaved")}>
        <Card className="grid gap-6 p-5 sm:p-7">
          <h2 className="text-xl">{t("where")}</h2>
          <Switch
            {...checkProps(fields.notify_email)}
            label={t("mail")}
            hint={t("mailHint", { email: profile.email })}
          />
          <Switch {...checkProps(fields.notify_push)} label={t("push")} hint={t("pushHint")} />
          <TopicTable email={fields.email_topics} push={fields.push_topics} />
        </Card>
        <Card className="grid gap-6 p-5 sm:p-7">
          <h2 className="text-xl">{t("when")}</h2>
          <QuietHours quiet={fields.quiet} from={fields.quiet_from} to={fields.quiet_to} />
        </Card>
        <Card className="grid gap-6 p-5 sm:p-7">
          <h2 className="text-xl">{t("more")}</h2>
          <TextField
            field={fields.distance}
            label={t("distance")}
            hint={t("distanceHint")}
            type="number"
            after="km"
            className="max-w-28"
          />
        </Card>
        <Button className="justify-self-start" pendingText={t("profile:saving")}>
          {t("profile:save")}
        </Button>
      </PostForm>
    </>
  );
}
