import { type AccountStatus, accountEvents } from "~/domain/accounts/account-life";
import type { AdminUser, AuditEntry } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../../ui/alert";
import { ButtonLink } from "../../ui/button-link";
import { AdminHead } from "../admin-head";
import { Involved } from "../involved";
import { Log } from "./log";
import { AccountFacts, IdentityFacts, MoneyFacts } from "./user-facts";
import { type UserCounts, UserLinks } from "./user-links";
import { UserMarks } from "./users-page";

interface UserPageProps {
  person: AdminUser;
  counts: UserCounts;
  log: readonly AuditEntry[];
  isSelf: boolean;
  involved: boolean;
}

export function UserPage({ person, counts, log, isSelf, involved }: UserPageProps) {
  const { t } = useTranslation("adminRecords");
  const { id, name, status } = person;
  return (
    <section className="grid gap-5">
      <AdminHead
        back={{ to: "/admin/users", text: t("user.back") }}
        title={name}
        note={
          <>
            {t("user.number", { id })} <UserMarks person={person} />
          </>
        }
      >
        {!isSelf && !involved && <Deeds id={id} status={status} verified={person.verification.verified} />}
      </AdminHead>
      {involved && !isSelf ? <Involved /> : <Notice status={status} isSelf={isSelf} />}
      <div className="admin-columns">
        <IdentityFacts person={person} />
        <AccountFacts person={person} />
        <div className="grid content-start gap-4">
          <MoneyFacts person={person} />
          <UserLinks id={id} counts={counts} isPublic={accountEvents(status).includes("suspend")} />
        </div>
      </div>
      <Log title={t("user.log")} none={t("user.logNone")} entries={log} target={{ type: "user", id }} />
    </section>
  );
}

function Deeds({ id, status, verified }: { id: number; status: AccountStatus; verified: boolean }) {
  const { t } = useTranslation("adminRecords");
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="secondary" className="button-small" to={`/admin/users/${id}/note`}>
        {t("user.deed.note")}
      </ButtonLink>
      {accountEvents(status).length > 0 && (
        <ButtonLink variant="secondary" className="button-small" to={`/admin/users/${id}/write`}>
          {t("user.deed.write")}
        </ButtonLink>
      )}
      {accountEvents(status).includes("suspend") && !verified && (
        <ButtonLink variant="secondary" className="button-small" to={`/admin/users/${id}/verification`}>
          {t("user.verify")}
        </ButtonLink>
      )}
      {accountEvents(status).map((event) => (
        <ButtonLink key={event} variant="secondary" className="button-small" to={`/admin/users/${id}/${event}`}>
          {t(`user.deed.${event}`)}
        </ButtonLink>
      ))}
    </div>
  );
}

function Notice({ status, isSelf }: { status: AccountStatus; isSelf: boolean }) {
  const { t } = useTranslation("adminRecords");
  if (isSelf) return <Alert tone="info">{t("user.yourself")}</Alert>;
  return accountEvents(status).length === 0 ? <Alert tone="info">{t("user.gone")}</Alert> : null;
}
