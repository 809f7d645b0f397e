import type { UserPublic } from "~/domain/accounts/user";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { useTranslation } from "~/locales/use-translation";
import { formatDistance, formatWait } from "../format";
import { useLocale } from "../locale";
import { Avatar } from "../ui/avatar";
import { Card } from "../ui/card";
import { DistanceIcon } from "../ui/distance-icon";
import { Link } from "../ui/link";
import { PersonMarks } from "./person-marks";

type HelperCardProps = { person: UserPublic; heading?: "h2" | "h3" };

export function HelperCard({ person, heading: Heading = "h2" }: HelperCardProps) {
  const { t } = useTranslation(["people", "jobs"]);
  const locale = useLocale();
  const skills = CATEGORIES.filter(({ id }) => person.categories.includes(id)).map((category) => category[locale]);
  const away = person.distance !== null && formatDistance(person.distance, locale, t("jobs:card.nearby"));
  return (
    <Card as="li" interactive className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <Avatar name={person.name} image={person.image} className="avatar-card" />
      <div className="grid content-start gap-1">
        <Heading className="text-lg wrap-anywhere">
          <Link className="card-link" to={`/helper/${person.id}`}>
            {person.name}
          </Link>
        </Heading>
        {person.function_title && <p className="line-clamp-2 wrap-anywhere text-ink-soft">{person.function_title}</p>}
        {(away || person.city) && (
          <p className="inline-flex items-center gap-1.5 text-sm">
            <DistanceIcon metres={person.distance} />
            <span>
              {away && <strong>{away}</strong>}
              {away && person.city && " · "}
              {person.city}
            </span>
          </p>
        )}
      </div>
      <div className="col-span-full grid gap-2">
        <PersonMarks person={person} helps />
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
          {skills.length > 0 && <span>{skills.join(", ")}</span>}
          {person.jobs > 0 && <span>{t("list.jobs", { count: person.jobs })}</span>}
          {person.workexperience_count > 0 && <span>{t("list.work", { count: person.workexperience_count })}</span>}
          {person.reply_minutes !== null && (
            <span>{t("list.reply", { time: formatWait(person.reply_minutes, locale) })}</span>
          )}
        </p>
      </div>
    </Card>
  );
}
