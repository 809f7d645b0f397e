import type { Decision } from "~/domain/admin/decision";
import { canBecome } from "~/domain/admin/decision-life";
import type { Page } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { Scene } from "../illustrations/scene";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { SettingsList } from "../ui/settings-list";
import { ACTION_TONES, APPEAL_TONES } from "./decision-rows";

export function DecisionsPage({ id, page, decisions }: { id: number; page: number; decisions: Page<Decision> }) {
  const { t } = useTranslation("reports");
  return (
    <SettingsList
      id={id}
      pageAddress={`/profile/${id}/decisions`}
      heading={t("decision.list")}
      text={t("decision.listText")}
      empty={{ illustration: <Scene name="thanks" />, title: t("decision.empty"), text: t("decision.emptyText") }}
      page={page}
      items={decisions}
      row={(decision) => <DecisionRow key={decision.id} decision={decision} />}
    />
  );
}

function DecisionRow({ decision }: { decision: Decision }) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  return (
    <Card as="li" interactive className="grid gap-2 p-4">
      <p className="text-sm text-ink-soft">
        <time dateTime={decision.created_at}>{formatLongDay(decision.created_at, locale)}</time>
      </p>
      <h2 className="text-lg">
        <Link className="card-link" to={`/besluit/${decision.id}`}>
          {t(`decision.about.${decision.target_type}`)}
        </Link>
      </h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={ACTION_TONES[decision.action]}>{t(`decision.action.${decision.action}`)}</Badge>
        {decision.appeal && (
          <Badge tone={APPEAL_TONES[decision.appeal.status]}>{t(`decision.status.${decision.appeal.status}`)}</Badge>
        )}
      </p>
      <p className="line-clamp-2">{decision.statement}</p>
      <p className="text-link">
        {t(canBecome(decision.appeal?.status ?? null, "open") ? "decision.readAppeal" : "decision.read")}
      </p>
    </Card>
  );
}
