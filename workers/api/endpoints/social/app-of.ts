import { isSocialApp, type SocialApp } from "~/domain/social";
import { refuse } from "../../http/refusal";

export function appOf(c: { param(name: string): string }): SocialApp {
  const app = c.param("social_app");
  return isSocialApp(app) ? app : refuse("not_found");
}
