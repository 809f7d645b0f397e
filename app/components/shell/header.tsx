import { useTranslation } from "~/locales/use-translation";
import { Logo } from "../brand/logo";
import { AccountMenu } from "./account-menu";
import { FromServer } from "./from-server";
import { PostButton } from "./post-button";
import type { ShellViewer } from "./shell-viewer";

interface HeaderProps {
  viewer: ShellViewer | null;
  unread: number;
  notifications: number;
  path: string;
  pageAddress: string;
  hasTabs: boolean;
}

export function Header({ viewer, unread, notifications, path, pageAddress, hasTabs }: HeaderProps) {
  const { t } = useTranslation("common");
  return (
    <header id="header" className="border-b border-line bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-4">
        <a href="/" className="mr-auto inline-flex min-h-11 items-center no-underline" aria-label={t("nav.homeOf")}>
          <Logo />
        </a>
        <FromServer as="nav" className="max-xl:hidden" aria-label={t("nav.label")}>
          {({ SiteLinks }) => <SiteLinks path={path} />}
        </FromServer>
        {viewer ? (
          <AccountMenu
            viewer={viewer}
            unread={unread}
            notifications={notifications}
            path={path}
            pageAddress={pageAddress}
          />
        ) : (
          <FromServer className="flex items-center gap-x-2">
            {({ VisitorHeader }) => <VisitorHeader path={path} pageAddress={pageAddress} />}
          </FromServer>
        )}
        {!viewer && hasTabs && <PostButton />}
      </div>
    </header>
  );
}
