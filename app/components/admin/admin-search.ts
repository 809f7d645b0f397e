export interface AdminSearch<Status extends string = string> {
  status: Status | "";
  search: string;
  user: string;
  page: number;
}

export function readAdminSearch<const Status extends string>(
  url: URL,
  statuses: readonly Status[],
  usual: Status | "" = "",
): AdminSearch<Status> {
  const requested = url.searchParams.get("status") ?? usual;
  const page = url.searchParams.get("page") ?? "";
  const user = url.searchParams.get("user") ?? "";
  return {
    status: statuses.find((status) => status === requested) ?? "",
    search: (url.searchParams.get("search") ?? "").trim(),
    user: /^[1-9]\d{0,14}$/.test(user) ? user : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function adminAddress(path: string, { status, search, user, page }: AdminSearch): string {
  const query = new URLSearchParams({ status });
  if (search) query.set("search", search);
  if (user) query.set("user", user);
  if (page > 1) query.set("page", String(page));
  return `${path}?${query}`;
}

export const adminQuery = <Status extends string>({ status, search, user, page }: AdminSearch<Status>) => ({
  page,
  status: status || undefined,
  search: search || undefined,
  user: user || undefined,
});
