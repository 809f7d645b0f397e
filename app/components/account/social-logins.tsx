import { SOCIAL_NAMES, type SocialApp } from "~/domain/social";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface SocialLoginsProps {
  apps: readonly SocialApp[];
  next: string;
}

/** Plain links, because they leave the site. */
export function SocialLogins({ apps, next }: SocialLoginsProps) {
  const { t } = useTranslation("security");
  if (apps.length === 0) return null;
  const query = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2">
      {apps.map((app) => (
        <li key={app}>
          <a
            className="button button-secondary button-wide max-sm:flex-col max-sm:gap-1 max-sm:px-1"
            href={`/login/${app}${query}`}
            rel="nofollow"
            aria-label={t("social.go", { provider: SOCIAL_NAMES[app] })}
          >
            <Icon name={app} />
            {SOCIAL_NAMES[app]}
          </a>
        </li>
      ))}
    </ul>
  );
}
