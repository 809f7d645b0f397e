import { LegalPage } from "~/components/site/legal-page";
import { IN_FORCE } from "~/content/legal/limits";
import { legalTermsOf } from "~/content/legal/terms";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import type { Route } from "./+types/terms";
import { factsOf } from "./facts";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("legal.terms.title"),
    description: t("legal.terms.description"),
    canonical: `${getOrigin(context)}/terms-and-conditions`,
    chapters: legalTermsOf(getLocale(context), await factsOf(context)),
    since: IN_FORCE.terms,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
