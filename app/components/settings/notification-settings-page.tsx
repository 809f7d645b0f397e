import type { OwnProfile } from "~/domain/accounts/user";
import type { PushDevice } from "~/domain/notifications/push";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { BackLink } from "../ui/back-link";
import { Devices } from "./devices";
import { NotificationForm } from "./notification-form";

interface NotificationSettingsPageProps {
  profile: OwnProfile;
  pushKey: string | null;
  devices: readonly PushDevice[];
  result?: Reply;
}

export function NotificationSettingsPage({ profile, pushKey, devices, result }: NotificationSettingsPageProps) {
  const { t } = useTranslation("alerts");
  return (
    <section className="grid gap-6">
      <BackLink to={`/profile/${profile.id}/settings`}>{t("back")}</BackLink>
      <header className="grid gap-1">
        <h1>{t("title")}</h1>
        <p className="text-ink-soft">{t("intro")}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:items-start">
        <Devices pushKey={pushKey} devices={devices} />
        <div className="grid min-w-0 gap-6">
          <NotificationForm profile={profile} result={result} />
        </div>
      </div>
    </section>
  );
}
