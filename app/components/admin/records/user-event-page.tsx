import type { AccountEvent } from "~/domain/accounts/account-life";
import type { AdminUser } from "~/domain/admin/admin";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import type { TeamStatement } from "../statement";
import { Euros } from "./euros";
import { Facts } from "./facts";
import { UserMarks } from "./users-page";

interface UserEventPageProps {
  event: AccountEvent;
  person: AdminUser;
  back: string;
  closed: string | null;
  limits: AdminActionProps["limits"];
  statement: TeamStatement | null;
  result?: Reply;
}

export function UserEventPage({ event, person, ...rest }: UserEventPageProps) {
  const { t } = useTranslation("adminRecords");
  const { name } = person;
  return (
    <AdminAction
      {...rest}
      title={t(`${event}.title`, { name })}
      text={t(`${event}.text`, { name })}
      confirm={t(`${event}.confirm`)}
      pending={t(`${event}.pending`)}
      danger={event !== "restore"}
      usual={t(`${event}.usual`, { returnObjects: true })}
    >
      <Facts
        title={name}
        facts={[
          [t("user.status"), <UserMarks key="marks" person={person} />],
          [t("user.email"), person.email || null],
          [t("user.balance"), <Euros key="balance" amount={person.balance} />],
          [t("user.credits"), <Euros key="credits" amount={person.credits} />],
        ]}
      />
    </AdminAction>
  );
}
