import type { Decision } from "~/domain/decision";
import { type Page, pagesOf } from "~/domain/page";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { Scene } from "../illustrations/scene";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Pagination } from "../ui/pagination";
import { ACTION_TONES, APPEAL_TONES } from "./decision-rows";

/** What was decided about one's own things, newest first. */
export function DecisionsPage({ id, page, decisions }: { id: number; page: number; decisions: Page<Decision> }) {
  const { t } = useTranslation(["reports", "profile"]);
  const here = `/profile/${id}/decisions`;
  return (
    <section className="grid max-w-2xl gap-5">
      <Link
        className="text-link inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={`/profile/${id}/settings`}
      >
        <Icon name="arrow-left" />
        {t("block.back")}
      </Link>
      <h1>{t("decision.list")}</h1>
      {decisions.results.length === 0 ? (
        <EmptyState illustration={<Scene name="thanks" />} title={t("decision.empty")} text={t("decision.emptyText")} />
      ) : (
        <>
          <p className="text-ink-soft">{t("decision.listText")}</p>
          <ul className="grid gap-3">
            {decisions.results.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pages={pagesOf(decisions.count)}
        href={(number) => `${here}?page=${number}`}
        labels={{
          navigation: t("profile:jobs.pages.navigation"),
          previous: t("profile:jobs.pages.previous"),
          next: t("profile:jobs.pages.next"),
          page: (number) => t("profile:jobs.pages.page", { page: number }),
        }}
      />
    </section>
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
    </Card>
  );
}
