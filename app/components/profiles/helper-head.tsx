import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { formatMonth } from "../format";
import { useLocale } from "../locale";
import { PersonMarks } from "../people/person-marks";
import { UnblockButton } from "../people/unblock-button";
import { Alert } from "../ui/alert";
import { Avatar } from "../ui/avatar";
import { Breadcrumb } from "../ui/breadcrumb";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

type HelperHeadProps = { person: UserPublic; isOwn: boolean; isBlocked: boolean };

export function HelperHead({ person, isOwn, isBlocked }: HelperHeadProps) {
  const { t } = useTranslation(["people", "reports"]);
  const locale = useLocale();
  return (
    <header className="grid min-w-0 content-start gap-5">
      {person.active_worker && (
        <Breadcrumb label={t("person.trail")} trail={[{ to: "/helpers", text: t("list.title") }]} here={person.name} />
      )}
      {isOwn && (
        <Alert
          tone="info"
          action={
            <ButtonLink variant="secondary" to="/profile/personal">
              {t("person.ownEdit")}
            </ButtonLink>
          }
        >
          {t("person.own")}
        </Alert>
      )}
      {isBlocked && (
        <Alert tone="warning" action={<UnblockButton person={person} next={`/helper/${person.id}`} />}>
          {t("reports:block.isBlocked", { name: person.name })}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={person.name} image={person.image} size="large" />
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <h1 className="wrap-anywhere">{person.name}</h1>
          <p className="text-lg">
            {person.function_title ??
              (person.active_worker || person.jobs > 0 ? t("person.helper") : t("person.placer"))}
          </p>
          <div className="helper-marks">
            <PersonMarks person={person} />
          </div>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            {person.city && (
              <span className="inline-flex items-center gap-1.5">
                <Icon name="pin" />
                {t("person.inCity", { city: person.city })}
              </span>
            )}
            <span className="inline-flex items-center gap-1.5">
              <Icon name="calendar" />
              {t("person.memberSince", { month: formatMonth(person.member_since, locale) })}
            </span>
          </p>
        </div>
      </div>
    </header>
  );
}
