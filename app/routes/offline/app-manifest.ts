import { brand } from "~/brand";
import { fixedT } from "~/locales";
import { getLocale } from "~/middleware/locale";
import type { Route } from "./+types/app-manifest";

const icon = (src: string, sizes: string, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes,
  type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
  purpose,
});

export function loader({ context }: Route.LoaderArgs) {
  const language = getLocale(context);
  const t = fixedT(language, "offline");
  const shortcut = (name: string, url: string) => ({ name, url });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: t("app.description"),
    lang: language,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    categories: ["lifestyle", "utilities"],
    icons: [
      icon("/favicon.svg", "any"),
      icon("/icons/maskable.svg", "any", "maskable"),
      icon("/icons/icon-192.png", "192x192"),
      icon("/icons/icon-512.png", "512x512"),
      icon("/icons/maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: [
      shortcut(t("app.post"), "/post-job"),
      shortcut(t("app.browse"), "/browse-tasks"),
      shortcut(t("app.messages"), "/messages"),
    ],
    share_target: {
      action: "/post-job/delen",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        files: [{ name: "images", accept: ["image/jpeg", "image/png", "image/webp"] }],
      },
    },
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, s-maxage=30" },
  });
}
