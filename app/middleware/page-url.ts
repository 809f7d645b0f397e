/** The address of the page that a request is about: live pages ask for its data under another (`/path.data?_routes=…`). */
export function pageUrl({ url }: Pick<Request, "url">): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  return page;
}

/** Whether it is the data of a live page that is asked for, and not the page. */
export const isForData = ({ url }: Pick<Request, "url">): boolean => new URL(url).pathname.endsWith(".data");
