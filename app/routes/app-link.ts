import type { RouterContextProvider } from "react-router";
import { brand } from "~/brand";
import { getEnvironment } from "~/context";
import type { AppEnvironment } from "~/domain/deep-link";

/** A page of the app, as its link: unless another is named, the app of the same environment opens it. */
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
