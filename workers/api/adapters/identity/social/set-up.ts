import { SOCIAL_APPS, type SocialApp } from "~/domain/accounts/social";
import { isLocal } from "~/domain/site/environment";

const NEEDED = {
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  apple: ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
  facebook: ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
} as const satisfies Record<SocialApp, (keyof Env)[]>;

export const isSetUp = (env: Env, app: SocialApp) => NEEDED[app].every((name) => Boolean(env[name]));

export const socialLogins = (env: Env): SocialApp[] =>
  SOCIAL_APPS.filter((app) => isLocal(env.ENVIRONMENT) || isSetUp(env, app));
