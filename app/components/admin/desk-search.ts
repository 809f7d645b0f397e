/** What a list of the desk is narrowed to, as the address says it. */
export interface DeskSearch<Status extends string = string> {
  /** Empty: of any status. */
  status: Status | "";
  search: string;
  /** The number of a person; empty: of anybody. */
  user: string;
  page: number;
}

/** Reads the address; what is no status, number or page is none. */
export function readDeskSearch<const Status extends string>(
  url: URL,
  statuses: readonly Status[],
  usual: Status | "" = "",
): DeskSearch<Status> {
  const asked = url.searchParams.get("status") ?? usual;
  const page = url.searchParams.get("page") ?? "";
  const user = url.searchParams.get("user") ?? "";
  return {
    status: statuses.find((status) => status === asked) ?? "",
    search: (url.searchParams.get("search") ?? "").trim(),
    user: /^[1-9]\d{0,14}$/.test(user) ? user : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of the list. A status is always said, so that a usual one can be let go. */
export function deskAddress(path: string, { status, search, user, page }: DeskSearch): string {
  const query = new URLSearchParams({ status });
  if (search) query.set("search", search);
  if (user) query.set("user", user);
  if (page > 1) query.set("page", String(page));
  return `${path}?${query}`;
}

/** The query of the API: nothing where nothing is asked for. */
export const deskQuery = <Status extends string>({ status, search, user, page }: DeskSearch<Status>) => ({
  page,
  status: status || undefined,
  search: search || undefined,
  user: user || undefined,
});
