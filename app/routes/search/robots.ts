import { getEnvironment, getOrigin } from "~/context";
import type { Route } from "./+types/robots";

const OWN = [
  "/api/",
  "/messages",
  "/notifications",
  "/wallet",
  "/profile",
  "/post-job",
  "/payment",
  "/account",
  "/uploads",
  "/admin",
  "/melden",
];

const SHARED = ["/api/media/", "/api/job/feed/"];

export function loader({ context }: Route.LoaderArgs) {
  const rules =
    getEnvironment(context) === "staging"
      ? ["Disallow: /"]
      : [...SHARED.map((path) => `Allow: ${path}`), ...OWN.map((path) => `Disallow: ${path}`)];
  const text = ["User-agent: *", ...rules, "", `Sitemap: ${getOrigin(context)}/sitemap.xml`, ""].join("\n");
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, s-maxage=300" },
  });
}
