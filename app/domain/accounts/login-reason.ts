export const LOGIN_REASONS = [
  "bid",
  "question",
  "post",
  "saveSearch",
  "review",
  "invite",
  "report",
  "messages",
  "wallet",
  "profile",
  "confirm",
  "other",
] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

const BY_PATH: readonly [RegExp, LoginReason][] = [
  [/^\/task\/\d+\/bod\b/, "bid"],
  [/^\/task\/[^#]*#vragen/, "question"],
  [/^\/task\/\d+\/beoordelen/, "review"],
  [/^\/post-job/, "post"],
  [/^\/browse-tasks\/bewaren/, "saveSearch"],
  [/^\/helper\/\d+\/vragen/, "invite"],
  [/^\/besluit\//, "report"],
  [/^\/messages/, "messages"],
  [/^\/(?:wallet|payment)/, "wallet"],
  [/^\/profile/, "profile"],
  [/^\/account\/(?:activate|confirm-email)/, "confirm"],
];

const OPEN =
  /^\/(?:helpers|helper\/\d+|browse-tasks(?:\/\d+)?|task\/\d+(?:\/foto\/\d+)?|categorieen|category\/[^/]+|klusjesman-[^/]+|blog(?:\/[^/]+)?|faq|contact|hoe-werkt-het|over|terms-and-conditions|privacy|herroepen|automatisch|toegankelijkheid|meldingen|melden|business|partner)?\/?(?:[?#]|$)/;

export function loginReason(next: string): LoginReason | null {
  const reason = BY_PATH.find(([path]) => path.test(next))?.[1];
  return reason ?? (OPEN.test(next) ? null : "other");
}

const ABOUT_JOB = ["bid", "question", "review"] as const;

export const namesJob = (reason: LoginReason): reason is (typeof ABOUT_JOB)[number] =>
  ABOUT_JOB.some((one) => one === reason);

const WITH_NAME: readonly (LoginReason | null)[] = ["bid", "question", "post"];

export const showsName = (next: string): boolean => WITH_NAME.includes(loginReason(next));
