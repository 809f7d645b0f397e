import type { UserPublic } from "~/domain/accounts/user";
import { useTranslation } from "~/locales/use-translation";
import { ReportLink } from "../reports/report-link";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

type PersonDeedsProps = { person: UserPublic; canBlock: boolean };

export function PersonDeeds({ person, canBlock }: PersonDeedsProps) {
  const { t } = useTranslation("reports");
  const page = `/helper/${person.id}`;
  const { name } = person;
  return (
    <p className="flex flex-wrap gap-x-5">
      <ReportLink type="user" id={person.id} next={page} about={name} />
      {canBlock && (
        <Link className="quiet-link" to={`${page}/blokkeren`} rel="nofollow">
          <Icon name="block" />
          {t("block.confirm", { name })}
        </Link>
      )}
    </p>
  );
}
