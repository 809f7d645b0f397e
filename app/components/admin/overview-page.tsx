import type { WaitingThing } from "~/domain/admin/case-files";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { AdminHead } from "./admin-head";
import { AdminLink } from "./admin-link";
import { AdminList } from "./admin-list";
import { formatMoment } from "./admin-moment";
import { decideAddress } from "./queue-thing";

interface OverviewPageProps {
  oldest: readonly WaitingThing[];
  more: number;
  failedDeliveries: number;
  stoppedSince: string | null;
  now: number;
}

export function OverviewPage({ oldest, more, failedDeliveries, stoppedSince, now }: OverviewPageProps) {
  const { t } = useTranslation(["admin", "adminMoney"]);
  const locale = useLocale();
  return (
    <section className="grid gap-5">
      {stoppedSince !== null && <Stopped since={stoppedSince} />}
      <AdminHead title={t("overview.title")} note={t("overview.text")} />
      <div className="grid gap-3" data-part="list">
        <AdminList
          caption={t("overview.title")}
          empty={{ title: t("overview.empty"), text: t("overview.emptyText") }}
          rows={oldest}
          keyOf={(thing) => `${thing.queue}-${thing.id}`}
          href={decideAddress}
          columns={[
            { label: t("column.what"), cell: ({ queue, id }) => t(`queue.${queue}`, { id }) },
            { label: t("column.about"), cell: (thing) => <About thing={thing} /> },
            { label: t("column.person"), cell: ({ user }) => user.name },
            {
              label: t("column.since"),
              cell: ({ since }) => formatAgo(since, new Date(Math.max(now, Date.parse(since))), locale),
            },
          ]}
        />
        {more > 0 && <p className="text-ink-soft">{t("overview.more", { count: more })}</p>}
        {stoppedSince === null && <AdminLink to="/admin/money-stop">{t("adminMoney:stop.link")}</AdminLink>}
        {failedDeliveries > 0 && (
          <AdminLink to="/admin/outbox">{t("overview.letters", { count: failedDeliveries })}</AdminLink>
        )}
      </div>
    </section>
  );
}

function Stopped({ since }: { since: string }) {
  const { t } = useTranslation("adminMoney");
  const locale = useLocale();
  return (
    <Alert
      tone="error"
      title={t("stop.homeTitle", { since: formatMoment(since, locale) })}
      action={<AdminLink to="/admin/money-stop">{t("stop.homeLink")}</AdminLink>}
    >
      {t("stop.home")}
    </Alert>
  );
}

function About({ thing: { target_type, title, reason, money } }: { thing: WaitingThing }) {
  const { t } = useTranslation(["admin", "reports", "adminMoney"]);
  const kinds = [target_type && t(`target.${target_type}`), money && t(`adminMoney:kind.${money}`)];
  return (
    <span className="min-w-0">
      {[...kinds, title].filter(Boolean).join(": ")}
      {reason !== null && <span className="block text-ink-soft">{t(`reports:form.reasons.${reason}`)}</span>}
    </span>
  );
}
