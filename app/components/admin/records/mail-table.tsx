import type { MailState, SentMail } from "~/domain/admin/admin-search";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../../ui/badge";
import { AdminLink } from "../admin-link";
import { AdminMoment } from "../admin-moment";
import { AdminPerson } from "../admin-person";
import { AdminRows } from "../admin-rows";
import { MAIL_TONES } from "./tones";

interface MailTableProps {
  caption: string;
  mails: readonly SentMail[];
}

export function MailTable({ caption, mails }: MailTableProps) {
  const { t } = useTranslation("adminSearch");
  return (
    <AdminRows
      caption={caption}
      rows={mails}
      keyOf={({ id }) => id}
      columns={[
        { label: t("column.mail"), cell: ({ subject }) => subject },
        { label: t("column.number"), cell: ({ id }) => id },
        { label: t("column.to"), cell: (mail) => <Reader mail={mail} /> },
        { label: t("column.status"), cell: (mail) => <MailStatus mail={mail} /> },
        { label: t("column.made"), cell: ({ created_at }) => <AdminMoment at={created_at} /> },
      ]}
    />
  );
}

function Reader({ mail: { user, address } }: { mail: SentMail }) {
  const { t } = useTranslation("adminSearch");
  return (
    <span className="grid justify-items-start gap-1">
      {user && <AdminPerson person={user} />}
      <span>{address ?? (user === null && t("noReader"))}</span>
    </span>
  );
}

function MailStatus({ mail: { id, state, error, delivered_at } }: { mail: SentMail }) {
  return (
    <span className="grid justify-items-start gap-1">
      <MailBadge state={state} />
      {state === "sent" && delivered_at && <AdminMoment at={delivered_at} />}
      {state === "failed" && <FailedMail id={id} error={error} />}
    </span>
  );
}

function MailBadge({ state }: { state: MailState }) {
  const { t } = useTranslation("adminSearch");
  return <Badge tone={MAIL_TONES[state]}>{t(`states.${state}`)}</Badge>;
}

function FailedMail({ id, error }: Pick<SentMail, "id" | "error">) {
  const { t } = useTranslation("adminRecords");
  return (
    <>
      {error && <span className="text-ink-soft">{error}</span>}
      <AdminLink to={`/admin/outbox/${id}/retry`}>{t("retry.confirm")}</AdminLink>
    </>
  );
}
