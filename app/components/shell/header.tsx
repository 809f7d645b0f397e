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
  notifications: number;
  path: string;
  here: string;
}

/** Name, the pages everyone may see, and the way in or one's own menu. */
export function Header({ viewer, unread, notifications, path, here }: HeaderProps) {
  const { t } = useTranslation("common");
  return (
    <header className="border-b border-line bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6">
        <a href="/" className="mr-auto inline-flex min-h-11 items-center no-underline" aria-label={t("nav.homeOf")}>
          <Logo />
        </a>
        <nav className="max-md:hidden" aria-label={t("nav.label")}>
          <ul className="flex gap-6">
            <Links links={SITE_LINKS} path={path} />
          </ul>
        </nav>
        {viewer ? (
          <AccountMenu viewer={viewer} unread={unread} notifications={notifications} here={here} />
        ) : (
          <Visitor here={here} />
        )}
        <PostButton path={path} inHeader={viewer === null} />
      </div>
      {!viewer && <VisitorRow path={path} />}
    </header>
  );
}

const SIGN_UP = { to: "/signup", text: "nav.signup" } as const;

interface LinksProps {
  links: readonly ((typeof SITE_LINKS)[number] | typeof SIGN_UP)[];
  path: string;
}

function Links({ links, path }: LinksProps) {
  const { t } = useTranslation("common");
  return links.map(({ to, text }) => (
    <li key={to}>
      <a
        className="inline-flex min-h-11 items-center font-semibold text-ink underline-offset-4 hover:underline aria-[current]:underline"
        href={to}
        aria-current={isCurrent(to, path) ? "page" : undefined}
      >
        {t(text)}
      </a>
    </li>
  ));
}

/** On a phone: what the row above has no room for. The other pages are in the footer. */
function VisitorRow({ path }: { path: string }) {
  const { t } = useTranslation("common");
  return (
    <nav className="page-width md:hidden" aria-label={t("nav.start")}>
      <ul className="flex flex-wrap justify-between gap-x-6">
        <Links links={[...SITE_LINKS.slice(0, 1), SIGN_UP]} path={path} />
      </ul>
    </nav>
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
