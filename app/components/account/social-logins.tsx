import type { ReactNode } from "react";
import { SOCIAL_NAMES, type SocialApp } from "~/domain/accounts/social";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface SocialLoginsProps {
  apps: readonly SocialApp[];
  next: string;
  from?: "signup";
  children?: ReactNode;
}

/** Plain links, because they leave the site. */
export function SocialLogins({ apps, next, from, children }: SocialLoginsProps) {
  const { t } = useTranslation("security");
  if (apps.length === 0) return children;
  const query = new URLSearchParams({ ...(next !== "/" && { next }), ...(from && { from }) }).toString();
  return (
    <>
      <p className="text-sm text-ink-soft">{t("social.with")}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-2">
        {apps.map((app) => (
          <li key={app}>
            <a
              className="button button-secondary button-wide max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-sm"
              href={`/login/${app}${query && `?${query}`}`}
              rel="nofollow"
              aria-label={t("social.go", { provider: SOCIAL_NAMES[app] })}
            >
              <Icon name={app} />
              {SOCIAL_NAMES[app]}
            </a>
          </li>
        ))}
      </ul>
      {children && <div className="nojs:hidden">{children}</div>}
    </>
  );
}
