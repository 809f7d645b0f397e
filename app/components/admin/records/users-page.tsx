import { ACCOUNT_STATUSES, type AccountStatus } from "~/domain/accounts/account-life";
import type { AdminUser } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../../format";
import { useLocale } from "../../locale";
import { Badge } from "../../ui/badge";
import { AdminFilters } from "../admin-filters";
import { AdminMoment } from "../admin-moment";
import { AdminRows } from "../admin-rows";
import { type Listed, RecordList } from "./record-list";
import { ACCOUNT_TONES } from "./tones";

const PATH = "/admin/users";

export function UsersPage(list: Listed<AdminUser, "search" | "status">) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const locale = useLocale();
  return (
    <RecordList
      {...list}
      path={PATH}
      title={t("users.title")}
      none={t("users.none")}
      filters={<UserFilters {...list} />}
    >
      {(people) => (
        <AdminRows
          caption={t("users.title")}
          rows={people}
          keyOf={({ id }) => id}
          href={({ id }) => `${PATH}/${id}`}
          columns={[
            { label: t("users.name"), cell: ({ name }) => name },
            { label: t("users.email"), cell: ({ email }) => email },
            { label: t("admin:filter.status"), cell: (person) => <UserMarks person={person} /> },
            { label: t("users.place"), cell: ({ city }) => city ?? t("unknown") },
            {
              label: t("users.seen"),
              cell: ({ last_seen }) => (last_seen ? <AdminMoment at={last_seen} /> : t("unknown")),
            },
            { label: t("users.since"), cell: ({ member_since }) => formatLongDay(member_since, locale) },
          ]}
        />
      )}
    </RecordList>
  );
}

function UserFilters({ asked, errors }: Listed<AdminUser, "search" | "status">) {
  const { t } = useTranslation("adminRecords");
  return (
    <AdminFilters
      path={PATH}
      search={asked}
      statuses={ACCOUNT_STATUSES.map((value) => ({ value, label: t(`account.${value}`) }))}
      searchHint={t("users.search")}
      errors={errors}
    />
  );
}

export function AccountBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation("adminRecords");
  const tone = ACCOUNT_TONES[status];
  return tone ? <Badge tone={tone}>{t(`account.${status}`)}</Badge> : t(`account.${status}`);
}

export function UserMarks({ person }: { person: AdminUser }) {
  const { t } = useTranslation("adminRecords");
  return (
    <span className="admin-marks">
      <AccountBadge status={person.status} />
      {person.roles.map((role) => (
        <Badge key={role} tone="info">
          {t(`role.${role}`)}
        </Badge>
      ))}
      {person.business && (
        <Badge tone="info" icon="business">
          {t("users.business")}
        </Badge>
      )}
      {person.verified && (
        <Badge tone="action" icon="verified">
          {t("users.verified")}
        </Badge>
      )}
    </span>
  );
}
