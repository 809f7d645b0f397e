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

export function signupFrom(here: string): string {
  const [path, query] = here.split("?");
  const next = path === "/login" || path === "/signup" ? new URLSearchParams(query).get("next") : null;
  return next ? `/signup?next=${encodeURIComponent(next)}` : "/signup";
}

export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

const OWN_ACTION = /^\/(?:post-job|task|messages|login|signup|admin|redirect|bedankt\.html)(?:\/|$)/;

const OWN_PAGE = /^\/(?:messages|notifications|wallet|profile|payment)(?:[/?]|$)/;

export const isOwnPage = (path: string) => OWN_PAGE.test(path);

export const hasOwnAction = (path: string) => OWN_ACTION.test(path);
