import type { UserSelf } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { SettingsGroup } from "../ui/settings-group";

export function OwnDataSection({ id }: Pick<UserSelf, "id">) {
  const { t } = useTranslation("security");
  return (
    <SettingsGroup title={t("data.title")}>
      <Card className="grid justify-items-start gap-4 p-5 sm:p-7">
        <p>{t("data.export")}</p>
        <ButtonLink variant="secondary" to={`/profile/${id}/export`}>
          <Icon name="download" />
          {t("data.exportSubmit")}
        </ButtonLink>
      </Card>
      <Card className="grid justify-items-start gap-4 p-5 sm:p-7">
        <p>{t("data.removeText")}</p>
        <Link className="text-link inline-flex min-h-11 items-center gap-2" to={`/profile/${id}/verwijderen`}>
          {t("data.remove")}
        </Link>
      </Card>
    </SettingsGroup>
  );
}
