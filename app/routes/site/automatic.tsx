import { LegalPage } from "~/components/site/legal-page";
import { automaticOf } from "~/content/automatic";
import { IN_FORCE } from "~/content/legal/limits";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import type { Route } from "./+types/automatic";
import { factsOf } from "./facts";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("legal.automatic.title"),
    description: t("legal.automatic.description"),
    canonical: `${getOrigin(context)}/automatisch`,
    chapters: automaticOf(getLocale(context), await factsOf(context)),
    since: IN_FORCE.automatic,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default function Automatic({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
