import { useTranslation } from "~/locales/use-translation";
import { Logo } from "../brand/logo";
import { AccountMenu } from "./account-menu";
import { LanguageSwitch } from "./language-switch";
import { isCurrent, SITE_LINKS } from "./navigation";
import { PostButton } from "./post-button";
import type { ShellViewer } from "./shell-viewer";

interface HeaderProps {
  viewer: ShellViewer | null;
  unread: number;
  path: string;
  here: string;
}

/** Name, the pages everyone may see, and the way in or one's own menu. */
export function Header({ viewer, unread, path, here }: HeaderProps) {
  const { t } = useTranslation("common");
  return (
    <header className="border-b border-line bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6">
        <a href="/" className="mr-auto inline-flex min-h-11 items-center no-underline" aria-label={t("nav.homeOf")}>
          <Logo />
        </a>
        <nav className="max-md:hidden" aria-label={t("nav.label")}>
          <ul className="flex gap-6">
            {SITE_LINKS.map(({ to, text }) => (
              <li key={to}>
                <a
                  className="inline-flex min-h-11 items-center font-semibold text-ink underline-offset-4 hover:underline aria-[current]:underline"
                  href={to}
                  aria-current={isCurrent(to, path) ? "page" : undefined}
                >
                  {t(text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {viewer ? <AccountMenu viewer={viewer} unread={unread} here={here} /> : <Visitor here={here} />}
        <PostButton path={path} hiddenOnPhone={viewer !== null} />
      </div>
    </header>
  );
}

function Visitor({ here }: { here: string }) {
  const { t } = useTranslation("common");
  return (
    <>
      <LanguageSwitch here={here} />
      <div className="flex gap-2 max-md:hidden">
        <a className="button button-quiet button-small" href="/login">
          {t("nav.login")}
        </a>
        <a className="button button-secondary button-small" href="/signup">
          {t("nav.signup")}
        </a>
      </div>
    </>
  );
}
