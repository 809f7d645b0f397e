import { BusinessPage, type Standing } from "~/components/site/business-page";
import { businessOf } from "~/content/business";
import { getOrigin } from "~/context";
import { getLocale, getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { faqPage } from "../faq-data";
import { publicMeta } from "../head";
import type { Route } from "./+types/business";
import { factsOf } from "./facts";

async function standingOf(context: Route.LoaderArgs["context"]): Promise<Standing> {
  const viewer = await getViewer(context);
  if (!viewer) return "visitor";
  return viewer.business ? "business" : "person";
}

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  const standing = await standingOf(context);
  return {
    standing,
    title: t("business.title"),
    description: t("business.description"),
    canonical: `${getOrigin(context)}/business`,
    ...businessOf(getLocale(context), await factsOf(context)),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => [
  ...publicMeta(args),
  ...(args.loaderData ? [faqPage(args.loaderData.questions)] : []),
];

export default function Business({ loaderData }: Route.ComponentProps) {
  return <BusinessPage {...loaderData} />;
}
