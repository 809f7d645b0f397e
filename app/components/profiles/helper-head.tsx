import { Fragment, type ReactNode } from "react";
import { isHelper } from "~/domain/accounts/as-helper";
import type { UserPublic } from "~/domain/accounts/user";
import { categoryOf } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { formatMonth, formatWait } from "../format";
import { useLocale } from "../locale";
import { PersonMarks } from "../people/person-marks";
import { UnblockButton } from "../people/unblock-button";
import { Alert } from "../ui/alert";
import { Avatar } from "../ui/avatar";
import { Breadcrumb } from "../ui/breadcrumb";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";

type HelperHeadProps = { person: UserPublic; isOwn: boolean; isBlocked: boolean };

export function HelperHead({ person, isOwn, isBlocked }: HelperHeadProps) {
  const { t } = useTranslation(["people", "reports"]);
  return (
    <header className="grid min-w-0 content-start gap-5">
      {person.active_worker && (
        <Breadcrumb
          label={t("person.trail")}
          trail={[{ to: "/helpers", text: t("list.title") }]}
          current={person.name}
        />
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
        <div className="grid min-w-0 flex-1 basis-40 gap-2">
          <h1 className="wrap-anywhere">{person.name}</h1>
          <p className="text-lg">
            {person.function_title ?? (isHelper(person) ? t("person.helper") : t("person.neighbour"))}
          </p>
          <div className="helper-marks">
            <PersonMarks person={person} helps={isHelper(person)} />
          </div>
        </div>
      </div>
      <HeadFacts person={person} />
    </header>
  );
}

function HeadFacts({ person }: { person: UserPublic }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const { city, categories, jobs, reply_minutes: reply, active_worker: helps } = person;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
      {city && <Fact icon="pin">{t("person.inCity", { city })}</Fact>}
      {helps && categories.length > 0 && (
        <Fact icon="tools">
          <span className="visually-hidden">{t("person.helpsWith")} </span>
          {categories.map((id, at) => (
            <Fragment key={id}>
              {at > 0 && ", "}
              <Link className="text-link" to={`/helpers?category=${id}`}>
                {categoryOf(id)[locale]}
              </Link>
            </Fragment>
          ))}
        </Fact>
      )}
      {helps && <Fact icon="check-circle">{t("list.jobs", { count: jobs })}</Fact>}
      {reply !== null && <Fact icon="clock">{t("list.reply", { time: formatWait(reply, locale) })}</Fact>}
      <Fact icon="calendar">{t("person.memberSince", { month: formatMonth(person.member_since, locale) })}</Fact>
    </ul>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="inline-flex gap-2">
    <Icon name={icon} className="mt-1 text-action" />
    <span>{children}</span>
  </li>
);
