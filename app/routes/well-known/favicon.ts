import { redirect } from "react-router";

/** Browsers and readers that do not read the page ask for this name. */
export const loader = () =>
  redirect("/favicon.svg", { status: 301, headers: { "Cache-Control": "public, max-age=86400" } });
