import { isSocialApp, SOCIAL_NAMES, type SocialApp } from "~/domain/accounts/social";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";

const FAILURES = [
  "cancelled",
  "expired",
  "refused",
  "unavailable",
  "suspended",
  "tooOften",
  "taken",
  "second",
] as const;
export type Failure = (typeof FAILURES)[number];

export interface SocialFailure {
  app: SocialApp;
  failure: Failure;
}

export function withSocialFailure(path: string, { app, failure }: SocialFailure): string {
  const [page = "", anchor] = path.split("#");
  const query = `${page.includes("?") ? "&" : "?"}social=${app}.${failure}`;
  return `${page}${query}${anchor ? `#${anchor}` : ""}`;
}

export function socialFailureIn(url: string): SocialFailure | null {
  const [app = "", failure] = (new URL(url).searchParams.get("social") ?? "").split(".");
  const known = FAILURES.find((one) => one === failure);
  return isSocialApp(app) && known ? { app, failure: known } : null;
}

const OWN = ["cancelled", "expired", "refused", "unavailable"] as const;
const isOwn = (failure: Failure): failure is (typeof OWN)[number] => (OWN as readonly Failure[]).includes(failure);

type SocialPlace = "login" | "signup" | "linking";

export function socialFailureKey(failure: Failure, at: SocialPlace) {
  if (at === "linking" && failure === "taken") return "social.linking.taken";
  return at !== "login" && isOwn(failure) ? (`social.${at}.${failure}` as const) : (`social.${failure}` as const);
}

export function SocialFailureNote({ failed: { app, failure }, at }: { failed: SocialFailure; at: SocialPlace }) {
  const { t } = useTranslation("security");
  return (
    <Alert tone="error" live>
      {t(socialFailureKey(failure, at), { provider: SOCIAL_NAMES[app] })}
    </Alert>
  );
}
