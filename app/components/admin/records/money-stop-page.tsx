import type { AuditEntry } from "~/domain/admin/admin";
import { GRACE_HOURS } from "~/domain/money/money-stop";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { formatMoment } from "../admin-moment";
import { LogTable } from "./log";

interface MoneyStopPageProps extends Pick<AdminActionProps, "limits" | "result"> {
  title: string;
  since: string | null;
  log: readonly AuditEntry[];
}

export function MoneyStopPage({ title, since, log, ...rest }: MoneyStopPageProps) {
  const { t } = useTranslation("adminMoney");
  const locale = useLocale();
  const isOn = since === null;
  return (
    <div className="grid gap-6">
      <AdminAction
        title={title}
        text={isOn ? t("stop.off") : t("stop.on", { since: formatMoment(since, locale), hours: GRACE_HOURS })}
        hidden={<input type="hidden" name="stopped" value={String(isOn)} />}
        confirm={t(isOn ? "stop.confirm" : "stop.resume")}
        pending={t(isOn ? "stop.pending" : "stop.resumePending")}
        danger={isOn}
        usual={t(isOn ? "stop.usual" : "stop.usualResume", { returnObjects: true })}
        back="/admin"
        {...rest}
      />
      <section className="grid gap-3">
        <h2 className="text-lg">{t("stop.log")}</h2>
        {log.length === 0 ? (
          <p className="text-ink-soft">{t("stop.never")}</p>
        ) : (
          <LogTable caption={t("stop.log")} entries={log} />
        )}
      </section>
    </div>
  );
}
