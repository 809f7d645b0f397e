import type { Decision } from "~/domain/admin/decision";
import { useTranslation } from "~/locales/use-translation";
import { ACTION_TONES, APPEAL_TONES } from "../reports/decision-rows";
import { Badge } from "../ui/badge";
import { AdminMoment } from "./admin-moment";
import { AdminPanel } from "./admin-panel";

export function EarlierDecisions({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation("admin");
  return (
    <AdminPanel title={t("file.earlier")}>
      {decisions.length === 0 ? (
        <p className="text-ink-soft">{t("file.noneEarlier")}</p>
      ) : (
        <ol className="admin-said">
          {decisions.map(({ id, action, target_type, statement, created_at, appeal }) => (
            <li key={id}>
              <p className="admin-said-head">
                <span className="font-bold">{t("queue.decision", { id })}</span>
                <Badge tone={ACTION_TONES[action]}>{t(`decided.${action}`)}</Badge>
                {appeal && <Badge tone={APPEAL_TONES[appeal.status]}>{t(`appealStatus.${appeal.status}`)}</Badge>}
                <span>{t(`target.${target_type}`)}</span>
                <AdminMoment at={created_at} />
              </p>
              <p className="line-clamp-3">{statement}</p>
            </li>
          ))}
        </ol>
      )}
    </AdminPanel>
  );
}
