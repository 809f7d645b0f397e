export const APP_ENVIRONMENTS = ["development", "staging", "production"] as const;
export type AppEnvironment = (typeof APP_ENVIRONMENTS)[number];

/** Other values are dropped, because anyone can write a link. */
const SHAPES = {
  page: /^[a-z][\w-]{0,40}$/i,
  id: /^[1-9]\d{0,14}$/,
  uid: /^[\w-]{1,64}$/,
  token: /^[\w.~:-]{1,512}$/,
  uri: /^[\w-]{1,100}$/,
  redirect_status: /^[a-z_]{1,30}$/,
} as const;
type Part = keyof typeof SHAPES;

export type DeepLink = Record<Part, string | null> & { env: AppEnvironment | null };

export function deepLinkIn(query: URLSearchParams): DeepLink {
  const part = (name: Part) => {
    const value = query.get(name);
    return value !== null && SHAPES[name].test(value) ? value : null;
  };
  return {
    page: part("page")?.toLowerCase() ?? null,
    env: APP_ENVIRONMENTS.find((env) => env === query.get("env")) ?? null,
    id: part("id"),
    uid: part("uid") ?? part("id"),
    token: part("token"),
    uri: part("uri"),
    redirect_status: part("redirect_status"),
  };
}

const withToken = (page: string) => (link: DeepLink) =>
  link.uid && link.token ? `${page}?${new URLSearchParams({ uid: link.uid, token: link.token })}` : "/login";

const activation = withToken("/account/activate");
const newPassword = withToken("/reset-password");

const ON_THE_WEB: Record<string, string | ((link: DeepLink) => string)> = {
  home: "/",
  signup: "/signup",
  login: "/login",
  forgotpassword: "/login",
  activation,
  useractivatedscreen: activation,
  password_reset_confirm: newPassword,
  resetpasswordscreen: newPassword,
  postjob: "/post-job",
  job: ({ id }) => (id ? `/task/${id}` : "/browse-tasks/1"),
  chats: "/messages",
  singlechat: ({ uri }) => (uri ? `/messages/${uri}` : "/messages"),
  userlanding: "/profile/personal",
  userpersonal: "/profile/personal",
  userdetails: "/profile/personal",
  verificationreturn: "/profile/personal",
  userlanguage: "/profile/settings",
  usernotifications: "/profile/notifications",
  usernotificationsettings: "/profile/notifications",
  notificationsettings: "/profile/notifications",
  otheruser: ({ id }) => (id ? `/helper/${id}` : "/"),
  usersearch: "/browse-tasks/1",
  "browse-tasks": "/browse-tasks/1",
};

export function webPathOf(link: DeepLink): string {
  const known = link.page && Object.hasOwn(ON_THE_WEB, link.page) ? ON_THE_WEB[link.page] : undefined;
  return (typeof known === "function" ? known(link) : known) ?? "/";
}

const IN_THE_APP: ReadonlyMap<string, string> = new Map([
  ["activation", "useractivatedscreen"],
  ["password_reset_confirm", "resetpasswordscreen"],
]);

export function appPlaceOf(link: DeepLink): { page: string; values: Record<string, string | null> } {
  const { id, uid, token, uri, redirect_status } = link;
  const page = link.page ?? "home";
  const other = uid === id ? null : uid;
  return { page: IN_THE_APP.get(page) ?? page, values: { id, uid: other, token, uri, redirect_status } };
}
