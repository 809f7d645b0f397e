import { AboutPage } from "~/components/site/about-page";
import { aboutOf } from "~/content/about";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { faqPage } from "../faq-data";
import { publicMeta } from "../head";
import { statsOf } from "../stats";
import type { Route } from "./+types/about";
import { factsOf } from "./facts";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("about.title"),
    description: t("about.description"),
    canonical: `${getOrigin(context)}/over`,
    stats: await statsOf(context),
    ...aboutOf(getLocale(context), await factsOf(context)),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => [
  ...publicMeta(args),
  ...(args.loaderData ? [faqPage(args.loaderData.questions)] : []),
];

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
