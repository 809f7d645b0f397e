import type { RouterContextProvider } from "react-router";
import { type SocialFailure, socialFailureKey, withSocialFailure } from "~/components/people/social-failure";
import { SOCIAL_NAMES, type SocialAttempt } from "~/domain/accounts/social";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { loginTo, signUpTo } from "~/middleware/viewer";

const HAS_LINKS = /^\/profile\/\d+\/settings(?:[?#]|$)/;

export function refusedAt(
  context: Readonly<RouterContextProvider>,
  { next, from, link }: Pick<SocialAttempt, "next" | "from" | "link">,
  failed: SocialFailure,
): string {
  if (link === undefined) return withSocialFailure((from === "signup" ? signUpTo : loginTo)(next), failed);
  if (HAS_LINKS.test(next)) return withSocialFailure(next, failed);
  const key = socialFailureKey(failed.failure, "linking");
  getFlash(context).error(getT(context, "security")(key, { provider: SOCIAL_NAMES[failed.app] }));
  return next;
}
