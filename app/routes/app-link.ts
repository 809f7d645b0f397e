import type { RouterContextProvider } from "react-router";
import { brand } from "~/brand";
import { getEnvironment } from "~/context";
import type { AppEnvironment } from "~/domain/site/deep-link";

export function appLink(
  context: Readonly<RouterContextProvider>,
  page: string,
  values: Record<string, string | null> = {},
  env: AppEnvironment | null = null,
): string {
  const environment = getEnvironment(context);
  const scheme = brand.appSchemes[env ?? (environment === "test" ? "development" : environment)];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value);
  return `${scheme}://${page}${query.size > 0 ? `?${query}` : ""}`;
}
