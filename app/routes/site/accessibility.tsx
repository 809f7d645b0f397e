import { LegalPage } from "~/components/site/legal-page";
import { accessibilityOf } from "~/content/accessibility";
import { IN_FORCE } from "~/content/legal/limits";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("legal.accessibility.title"),
    description: t("legal.accessibility.description"),
    canonical: `${getOrigin(context)}/toegankelijkheid`,
    chapters: accessibilityOf(getLocale(context)),
    since: IN_FORCE.accessibility,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
