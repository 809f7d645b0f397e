import { useState } from "react";
import { look } from "~/brand-look";
import { useAlerts } from "~/live/use-alerts";
import { useTranslation } from "~/locales/use-translation";
import { Switch } from "../ui/switch";

export function AlertSwitches() {
  const { t } = useTranslation("notifications");
  const { alerts, setSound, setNotice } = useAlerts();
  const [refused, setRefused] = useState(false);
  const wait = alerts === null;
  const sample = { title: look.name, text: t("alerts.sample") };
  return (
    <section className="card nojs:hidden grid gap-4 p-5" aria-labelledby="alerts">
      <div>
        <h2 className="text-lg" id="alerts">
          {t("alerts.title")}
        </h2>
        <p className="text-sm text-ink-soft">{t("alerts.text", { brand: look.name })}</p>
      </div>
      <Switch
        id="alert-sound"
        label={t("alerts.sound")}
        disabled={wait}
        checked={alerts?.sound ?? false}
        onChange={({ currentTarget }) => setSound(currentTarget.checked)}
      />
      <Switch
        id="alert-notice"
        label={t("alerts.notice")}
        hint={t("alerts.noticeHint")}
        disabled={wait}
        checked={alerts?.notice ?? false}
        onChange={({ currentTarget }) => void setNotice(currentTarget.checked, sample).then((may) => setRefused(!may))}
      />
      <p role="status">{refused && t("alerts.refused")}</p>
    </section>
  );
}
