import { SOCIAL_NAMES, type SocialApp } from "~/domain/social";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface SocialLoginsProps {
  apps: readonly SocialApp[];
  /** Where it leads. */
  next: string;
}

/** The ways in by an account elsewhere. They leave the site, so they are plain links. */
export function SocialLogins({ apps, next }: SocialLoginsProps) {
  const { t } = useTranslation("security");
  if (apps.length === 0) return null;
  const query = next === "/" ? "" : `?next=${encodeURIComponent(next)}`;
  return (
    <ul className="grid gap-3">
      {apps.map((app) => (
        <li key={app}>
          <a className="button button-secondary button-wide" href={`/login/${app}${query}`} rel="nofollow">
            <Icon name={app} />
            {t("social.go", { provider: SOCIAL_NAMES[app] })}
          </a>
        </li>
      ))}
    </ul>
  );
}
