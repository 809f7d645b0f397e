import type { AdminUser } from "~/domain/admin/admin";
import { useTranslation } from "~/locales/use-translation";
import { AdminAction, type AdminActionProps } from "../admin-action";
import { IdentityFacts } from "./user-facts";

type RetryProps = { person: AdminUser } & Pick<AdminActionProps, "closed" | "limits" | "result">;

export function VerificationRetryPage({ person, ...rest }: RetryProps) {
  const { t } = useTranslation("adminRecords");
  const { id, name } = person;
  return (
    <AdminAction
      title={t("verify.title", { name })}
      text={t("verify.text", { name })}
      confirm={t("verify.confirm")}
      pending={t("verify.pending")}
      usual={t("verify.usual", { returnObjects: true })}
      back={`/admin/users/${id}`}
      {...rest}
    >
      <IdentityFacts person={person} />
    </AdminAction>
  );
}
