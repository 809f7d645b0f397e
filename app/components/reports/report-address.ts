import type { TargetType } from "~/domain/report-life";

/** The page to report something on, and the page to come back to. */
export function reportAddress(type: TargetType, id: number | null, next?: string): string {
  const query = new URLSearchParams({ type, id: String(id), ...(next && { next }) });
  return `/melden?${query}`;
}
