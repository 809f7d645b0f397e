import type { WaitingThing } from "~/domain/desk";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { Scene } from "../illustrations/scene";
import { useLocale } from "../locale";
import { EmptyState } from "../ui/empty-state";
import { DeskHead } from "./desk-head";
import { DeskTable } from "./desk-table";
import { decideAddress } from "./queue-thing";

/** All that waits for a decision, what has waited longest first. */
export function OverviewPage({ oldest, now }: { oldest: readonly WaitingThing[]; now: Date }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  return (
    <section className="grid gap-5">
      <DeskHead title={t("overview.title")} note={t("overview.text")} />
      {oldest.length === 0 ? (
        <EmptyState illustration={<Scene name="thanks" />} title={t("overview.empty")} text={t("overview.emptyText")} />
      ) : (
        <DeskTable
          caption={t("overview.title")}
          rows={oldest}
          keyOf={(thing) => `${thing.queue}-${thing.id}`}
          href={decideAddress}
          columns={[
            { label: t("column.what"), cell: ({ queue, id }) => t(`queue.${queue}`, { id }) },
            { label: t("column.about"), cell: (thing) => thing.title ?? t(`target.${thing.target_type}`) },
            { label: t("column.person"), cell: ({ user }) => user.name },
            { label: t("column.since"), cell: ({ since }) => formatAgo(since, now, locale) },
          ]}
        />
      )}
    </section>
  );
}
