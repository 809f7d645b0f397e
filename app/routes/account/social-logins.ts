import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { isSocialApp, type SocialApp } from "~/domain/accounts/social";
import { getSettings } from "~/middleware/settings";

export async function socialLogins(context: Readonly<RouterContextProvider>): Promise<SocialApp[]> {
  return ((await optional(getSettings(context)))?.social_logins ?? []).filter(isSocialApp);
}
