import type { IconName } from "../ui/icon-names";
import type { ShellViewer } from "./shell-viewer";

type NavText =
  | "home"
  | "browse"
  | "helpers"
  | "login"
  | "post"
  | "postTab"
  | "inbox"
  | "profile"
  | "myProfile"
  | "work"
  | "wallet"
  | "myJobs"
  | "settings"
  | "desk";

export interface NavLink {
  to: string;
  text: `nav.${NavText}`;
  icon: IconName;
}

/** In the header on wide screens and in the footer; a page that comes to exist adds a row. */
export const SITE_LINKS: readonly NavLink[] = [
  { to: "/browse-tasks", text: "nav.browse", icon: "search" },
  { to: "/helpers", text: "nav.helpers", icon: "users" },
];

const DESK: NavLink = { to: "/admin", text: "nav.desk", icon: "flag" };

/** In the menu behind the avatar. */
export const accountLinks = ({ id, admin }: ShellViewer): readonly NavLink[] => [
  { to: `/profile/${id}`, text: "nav.myProfile", icon: "user" },
  { to: `/profile/${id}/work-experience`, text: "nav.work", icon: "briefcase" },
  { to: "/wallet", text: "nav.wallet", icon: "wallet" },
  { to: "/messages", text: "nav.inbox", icon: "message" },
  { to: `/profile/${id}/my-jobs`, text: "nav.myJobs", icon: "list" },
  { to: `/profile/${id}/settings`, text: "nav.settings", icon: "settings" },
  ...(admin ? [DESK] : []),
];

/** Under the thumb on a phone. */
export const tabsOf = (viewer: ShellViewer | null): readonly NavLink[] =>
  viewer
    ? [
        { to: "/", text: "nav.home", icon: "home" },
        { to: "/helpers", text: "nav.helpers", icon: "users" },
        { to: "/post-job", text: "nav.postTab", icon: "plus" },
        { to: "/messages", text: "nav.inbox", icon: "inbox" },
        { to: `/profile/${viewer.id}`, text: "nav.profile", icon: "user" },
      ]
    : [
        { to: "/", text: "nav.home", icon: "home" },
        { to: "/login", text: "nav.login", icon: "user" },
      ];

/** True when the link leads to the page that is open, or to one above it. */
export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));
