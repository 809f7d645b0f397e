import type { UserPublic } from "~/domain/user";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";

export function AskAction({ person }: { person: UserPublic }) {
  const { t } = useTranslation("people");
  const { name } = person;
  return (
    <div className="grid gap-2">
      <ButtonLink className="button-wide wrap-anywhere" to={`/helper/${person.id}/vragen`}>
        {t("ask.action", { name })}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{t("ask.actionHint", { name })}</p>
    </div>
  );
}
