import { SOCIAL_NAMES, type SocialApp, type SocialLink } from "~/domain/accounts/social";
import type { UserSelf } from "~/domain/accounts/user";
import { canUnlink } from "~/domain/accounts/ways-in";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { type SocialFailure, SocialFailureNote } from "../people/social-failure";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { SettingRow } from "./setting-row";

export interface LinkedCardProps {
  profile: UserSelf;
  apps: readonly SocialApp[];
  failed: SocialFailure | null;
  links: readonly SocialLink[];
  passkeys: number;
  proved: boolean;
}

export function LinkedCard({ profile, apps, failed, links, passkeys, proved }: LinkedCardProps) {
  const { t } = useTranslation("linked");
  const shown = [...new Set([...links.map(({ app }) => app), ...apps])];
  const removable = canUnlink({ password: profile.has_password, passkeys, linked: links.length });
  if (shown.length === 0) return null;
  return (
    <SettingRow
      title={t("title")}
      value={links.map(({ app }) => SOCIAL_NAMES[app]).join(", ") || t("not")}
      open={failed !== null}
    >
      <div className="grid gap-5" id="linked">
        <p>{t("text")}</p>
        {failed && <SocialFailureNote failed={failed} at="linking" />}
        <ul className="grid divide-y divide-line border-y border-line">
          {shown.map((app) => (
            <LinkedRow
              key={app}
              app={app}
              owner={profile.id}
              link={links.find((one) => one.app === app)}
              removable={removable}
              proved={proved}
            />
          ))}
        </ul>
        {links.length > 0 && !removable && <p className="text-ink-soft">{t("last")}</p>}
      </div>
    </SettingRow>
  );
}

interface LinkedRowProps {
  app: SocialApp;
  owner: UserSelf["id"];
  link: SocialLink | undefined;
  removable: boolean;
  proved: boolean;
}

function LinkedRow({ app, owner, link, removable, proved }: LinkedRowProps) {
  const { t } = useTranslation("linked");
  const locale = useLocale();
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon name={app} />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{SOCIAL_NAMES[app]}</p>
        <p className="text-ink-soft">
          {link ? t("since", { date: formatLongDay(link.created_at, locale) }) : t("not")}
        </p>
      </div>
      {link ? removable && <Unlink app={app} owner={owner} /> : <LinkTo app={app} owner={owner} proved={proved} />}
    </li>
  );
}

type OfApp = Pick<LinkedRowProps, "app" | "owner">;

function Unlink({ app, owner }: OfApp) {
  const { t } = useTranslation("linked");
  return (
    <Link
      className="text-link inline-flex min-h-11 items-center"
      to={`/profile/${owner}/koppeling/${app}`}
      aria-label={t("unlinkOf", { provider: SOCIAL_NAMES[app] })}
    >
      {t("unlink")}
    </Link>
  );
}

function LinkTo({ app, owner, proved }: OfApp & Pick<LinkedRowProps, "proved">) {
  const { t } = useTranslation("linked");
  const name = { "aria-label": t("linkOf", { provider: SOCIAL_NAMES[app] }) };
  if (!proved) {
    return (
      <ButtonLink variant="secondary" className="button-small" to={`/profile/${owner}/toegang/${app}`} {...name}>
        {t("link")}
      </ButtonLink>
    );
  }
  const next = encodeURIComponent(`/profile/${owner}/settings#linked`);
  return (
    <a
      className="button button-secondary button-small"
      href={`/login/${app}?link=true&next=${next}`}
      rel="nofollow"
      {...name}
    >
      {t("link")}
    </a>
  );
}
