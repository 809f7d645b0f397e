import { LegalPage } from "~/components/site/legal-page";
import { IN_FORCE } from "~/content/legal/limits";
import { privacyOf } from "~/content/legal/privacy";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import type { Route } from "./+types/privacy";
import { factsOf } from "./facts";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("legal.privacy.title"),
    description: t("legal.privacy.description"),
    canonical: `${getOrigin(context)}/privacy`,
    chapters: privacyOf(getLocale(context), await factsOf(context)),
    since: IN_FORCE.privacy,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
