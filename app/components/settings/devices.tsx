import type { PushDevice } from "~/domain/notifications/push";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

interface DevicesProps {
  pushKey: string | null;
  devices: readonly PushDevice[];
}

export function Devices({ pushKey, devices }: DevicesProps) {
  const { t } = useTranslation(["alerts", "common"]);
  return (
    <Card as="section" id="devices" className="grid gap-4 p-5 sm:p-7" aria-labelledby="devices-title">
      <div className="grid gap-1">
        <h2 className="text-xl" id="devices-title">
          {t("devices.title")}
        </h2>
        <p className="text-ink-soft">{t("devices.text")}</p>
      </div>
      {pushKey === null ? <p>{t("devices.unavailable")}</p> : <ThisDevice pushKey={pushKey} />}
      <p className="js:hidden">{t("devices.nojs")}</p>
      {devices.length > 0 && <DeviceList devices={devices} />}
      <p className="text-sm text-ink-soft">
        {t("devices.open")}{" "}
        <Link className="text-link" to="/notifications#alerts">
          {t("devices.openAction")}
        </Link>
      </p>
    </Card>
  );
}

const STATES = ["off", "on", "refused", "unsupported", "failed"] as const;
const TURNS = { off: "on", on: "off", failed: "on", refused: null, unsupported: null } as const;

/** All states are rendered on top of each other, so that switching does not move the page. The script shows one. */
function ThisDevice({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation("alerts");
  return (
    <div className="push-states nojs:hidden" role="status" data-push-key={pushKey}>
      {STATES.map((state) => {
        const turn = TURNS[state];
        return (
          <div key={state} data-when={state}>
            <p>{t(`devices.${state}`)}</p>
            {turn && (
              <Button type="button" variant="secondary" data-push-turn={turn}>
                <Icon name="bell" />
                {t(turn === "on" ? "devices.turnOn" : "devices.turnOff")}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const { t } = useTranslation("alerts");
  const locale = useLocale();
  return (
    <div className="grid gap-2">
      <h3 className="field-label font-sans text-base" id="devices-list">
        {t("devices.list")}
      </h3>
      <ul className="grid gap-2" aria-labelledby="devices-list">
        {devices.map(({ endpoint, name, created_at }, at) => {
          const since = t("devices.since", { day: formatDay(created_at, locale) });
          return (
            <li key={endpoint} className="push-device" data-endpoint={endpoint}>
              <span>
                <strong className="block">{name ?? t("devices.unknown")}</strong>
                {since} <span className="push-here badge badge-action">{t("devices.here")}</span>
              </span>
              <Form method="post">
                <input type="hidden" name="endpoint" value={endpoint} />
                <Button
                  variant="quiet"
                  className="button-small"
                  name="intent"
                  value="unsubscribe"
                  aria-label={t("devices.stopOf", { n: at + 1, since: name ? `${name}, ${since}` : since })}
                >
                  {t("devices.stop")}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
