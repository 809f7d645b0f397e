import { redirect } from "react-router";

/** Requested by clients that do not read the page's link. */
export const loader = () =>
  redirect("/favicon.svg", { status: 301, headers: { "Cache-Control": "public, max-age=86400" } });
