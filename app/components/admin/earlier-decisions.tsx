import type { Decision } from "~/domain/admin/decision";
import { useTranslation } from "~/locales/use-translation";
import { ACTION_TONES, APPEAL_TONES } from "../reports/decision-rows";
import { Badge } from "../ui/badge";
import { DeskMoment } from "./desk-moment";
import { DeskPanel } from "./desk-panel";

export function EarlierDecisions({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation("admin");
  return (
    <DeskPanel title={t("file.earlier")}>
      {decisions.length === 0 ? (
        <p className="text-ink-soft">{t("file.noneEarlier")}</p>
      ) : (
        <ol className="desk-said">
          {decisions.map(({ id, action, target_type, statement, created_at, appeal }) => (
            <li key={id}>
              <p className="desk-said-head">
                <span className="font-bold">{t("queue.decision", { id })}</span>
                <Badge tone={ACTION_TONES[action]}>{t(`decided.${action}`)}</Badge>
                {appeal && <Badge tone={APPEAL_TONES[appeal.status]}>{t(`appealStatus.${appeal.status}`)}</Badge>}
                <span>{t(`target.${target_type}`)}</span>
                <DeskMoment at={created_at} />
              </p>
              <p className="line-clamp-3">{statement}</p>
            </li>
          ))}
        </ol>
      )}
    </DeskPanel>
  );
}
