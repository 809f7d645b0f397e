import { AboutPage } from "~/components/site/about-page";
import { aboutOf } from "~/content/about";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { faqPage } from "../faq-data";
import { figuresOf } from "../figures";
import { publicMeta } from "../head";
import type { Route } from "./+types/about";
import { factsOf } from "./facts";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  return {
    title: t("about.title"),
    description: t("about.description"),
    canonical: `${getOrigin(context)}/over`,
    figures: await figuresOf(context),
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
