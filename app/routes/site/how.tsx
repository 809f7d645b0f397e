import { HowPage } from "~/components/site/how-page";
import { stepsOf } from "~/content/how";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { sitePage } from "../structured-data";
import type { Route } from "./+types/how";
import { factsOf } from "./facts";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("how.title"),
    description: t("how.description"),
    canonical: `${getOrigin(context)}/hoe-werkt-het`,
    steps: stepsOf(getLocale(context), await factsOf(context)),
    terms: await paymentTermsOf(context),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? [...publicMeta(args), sitePage("WebPage", args.loaderData)] : publicMeta(args);

export default function How({ loaderData }: Route.ComponentProps) {
  return <HowPage {...loaderData} />;
}
