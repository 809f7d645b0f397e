import type { AdminUser } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { AccountFacts } from "./user-facts";

type NoteProps = { person: AdminUser } & Pick<AdminActionProps, "closed" | "limits" | "result" | "drawn">;

export function UserNotePage({ person, ...rest }: NoteProps) {
  const { t } = useTranslation("adminRecords");
  const { id, name } = person;
  return (
    <AdminAction
      title={t("noteOn.title", { name })}
      text={t("noteOn.text", { name })}
      confirm={t("noteOn.confirm")}
      pending={t("noteOn.pending")}
      usual={t("noteOn.usual", { returnObjects: true })}
      back={`/admin/users/${id}`}
      isNote
      {...rest}
    >
      <AccountFacts person={person} />
    </AdminAction>
  );
}
