export function pageUrl({ url }: Pick<Request, "url">): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  return page;
}

export const isForData = ({ url }: Pick<Request, "url">): boolean => new URL(url).pathname.endsWith(".data");
