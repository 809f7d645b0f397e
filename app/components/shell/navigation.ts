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

const DESK: NavLink = { to: "/admin", text: "nav.desk", icon: "flag" };

export const accountLinks = ({ id, admin }: ShellViewer): readonly NavLink[] => [
  { to: `/profile/${id}`, text: "nav.myProfile", icon: "user" },
  { to: `/profile/${id}/work-experience`, text: "nav.work", icon: "briefcase" },
  { to: "/wallet", text: "nav.wallet", icon: "wallet" },
  { to: "/messages", text: "nav.inbox", icon: "message" },
  { to: `/profile/${id}/my-jobs`, text: "nav.myJobs", icon: "list" },
  { to: `/profile/${id}/settings`, text: "nav.settings", icon: "settings" },
  ...(admin ? [DESK] : []),
];

export const tabsOf = (viewer: ShellViewer | null, pageAddress: string): readonly NavLink[] =>
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
        { to: accountFrom("/login", pageAddress), text: "nav.login", icon: "user" },
      ];

/** Pages on the way into an account: some have a secret in their address, and none is where a visitor wants to return. */
const NO_RETURN =
  /^\/(?:login|signup|welkom|logout|tot-ziens|forgot-password|reset-password|account|partner-login|redirect|offline)?(?:[/?]|$)/;

export function accountFrom(to: "/login" | "/signup", pageAddress: string): string {
  const [path, query] = pageAddress.split("?");
  const ways = path === "/login" || path === "/signup";
  const next = ways ? new URLSearchParams(query).get("next") : NO_RETURN.test(pageAddress) ? null : pageAddress;
  return next ? `${to}?next=${encodeURIComponent(next)}` : to;
}

export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

const OWN_ACTION = /^\/(?:post-job|task|messages|login|signup|admin|redirect|bedankt\.html)(?:\/|$)/;

const OWN_PAGE = /^\/(?:messages|notifications|wallet|profile|payment)(?:[/?]|$)/;

export const isOwnPage = (path: string) => OWN_PAGE.test(path);

export const hasOwnAction = (path: string) => OWN_ACTION.test(path);
