import type { UserSelf } from "~/domain/user";
import { useTranslation } from "~/locales/use-translation";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export function PersonalSummary({ profile: { id, name, image, city } }: { profile: UserSelf }) {
  const { t } = useTranslation("profile");
  const links = [
    [`/profile/${id}?edit`, t("personal.edit")],
    [`/helper/${id}`, t("personal.public")],
    [`/profile/${id}/work-experience`, t("tabs.work")],
    [`/profile/${id}/my-jobs`, t("tabs.jobs")],
    [`/profile/${id}/notifications`, t("personal.notifications")],
    [`/profile/${id}/settings`, t("tabs.settings")],
  ] as const;
  return (
    <section className="grid gap-6 md:hidden">
      <header className="flex items-center gap-4">
        <Avatar name={name} image={image} size="large" />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{name || t("personal.title")}</h1>
          {city && <p className="text-ink-soft">{city}</p>}
        </div>
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(([to, text]) => (
          <li key={to}>
            <Link className="flex min-h-12 items-center justify-between gap-4 font-bold" to={to}>
              {text}
              <Icon name="arrow-right" className="size-5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
