import type { AuditEntry } from "~/domain/admin/admin";
import type { AuditTarget } from "~/domain/admin/audit-target";
import { centsOf, formatSum } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../../locale";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { pageOfTarget, shareIn } from "./audit-words";
import { recordAddress } from "./record-address";

export function LogTable({ caption, entries }: { caption: string; entries: readonly AuditEntry[] }) {
  const { t } = useTranslation("adminRecords");
  const actions: Record<string, string> = t("audit.actions", { returnObjects: true });
  return (
    <AdminRows
      caption={caption}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { label: t("audit.what"), cell: ({ action }) => actions[action] ?? action },
        { label: t("audit.target"), cell: (entry) => <Target entry={entry} /> },
        { label: t("audit.why"), cell: ({ reason }) => <Why reason={reason} /> },
        { label: t("audit.who"), cell: ({ admin }) => admin.name },
        { label: t("audit.when"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}

function Target({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("adminRecords");
  const name = t(`audit.targets.${entry.target_type}`, { id: entry.target_id });
  const page = pageOfTarget(entry);
  return page ? <AdminLink to={page}>{name}</AdminLink> : name;
}

function Why({ reason }: { reason: string }) {
  const { t } = useTranslation("adminRecords");
  const locale = useLocale();
  const share = shareIn(reason);
  const euros = (amount: string) => formatSum(centsOf(amount), locale);
  return (
    <span className="whitespace-pre-line">
      {share && `${t("audit.share", { helper: euros(share.helper), amount: euros(share.amount) })} `}
      {share?.isExtraBack && `${t("audit.extraBack")} `}
      {share ? share.reason : reason}
    </span>
  );
}

interface LogProps {
  title: string;
  none: string;
  entries: readonly AuditEntry[];
  target: { type: AuditTarget; id: number };
}

export function Log({ title, none, entries, target: { type, id } }: LogProps) {
  const { t } = useTranslation("adminRecords");
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <>
          <LogTable caption={title} entries={entries} />
          <p>
            <AdminLink to={recordAddress("/admin/audit", { target_type: type, target_id: id })}>
              {t("user.logAll")}
            </AdminLink>
          </p>
        </>
      )}
    </section>
  );
}
