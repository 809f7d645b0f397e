import { bypass, http, passthrough } from "msw";

/** Pages name the site's own files from the root; a workbench in a folder has them beside itself. */
export const ownFiles =
  new URL(".", location.href).pathname === "/"
    ? []
    : ["/products/:file", "/favicon.svg", "/favicon-unread.svg"].map((path) =>
        http.get(path, ({ request }) => fetch(bypass(new URL(`.${new URL(request.url).pathname}`, location.href)))),
      );

/** Modules and pictures: each would be held against every handler there is, and there are more than a hundred. */
export const notTheApi = http.all(new RegExp(`^${location.origin}/(?!api/)`), () => passthrough());
