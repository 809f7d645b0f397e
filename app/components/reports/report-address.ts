import type { TargetType } from "~/domain/admin/report-life";

export function reportAddress(type: TargetType, id: number | null, next?: string): string {
  const query = new URLSearchParams({ type, id: String(id), ...(next && { next }) });
  return `/melden?${query}`;
}
