import { bypass, http, passthrough } from "msw";

/** Makes root-relative URLs relative: a built workbench may be in a folder. */
export const ownFiles =
  new URL(".", location.href).pathname === "/"
    ? []
    : ["/products/:file", "/favicon.svg", "/favicon-unread.svg"].map((path) =>
        http.get(path, ({ request }) => fetch(bypass(new URL(`.${new URL(request.url).pathname}`, location.href)))),
      );

/** Skips modules and images: matching each against more than a hundred handlers is slow. */
export const notTheApi = http.all(new RegExp(`^${location.origin}/(?!api/)`), () => passthrough());
