import { FaqPage, faqAddress } from "~/components/site/faq-page";
import { faqOf } from "~/content/faq";
import { getOrigin } from "~/context";
import { FAQ_TABS } from "~/domain/site/site-text";
import { getLocale, getT } from "~/middleware/locale";
import { faqPage } from "../faq-data";
import { publicMeta } from "../head";
import type { Route } from "./+types/faq";
import { factsOf } from "./facts";

function tabIn(request: Request) {
  const requestedTab = new URL(request.url).searchParams.get("tab");
  return FAQ_TABS.find((tab) => tab === requestedTab) ?? FAQ_TABS[0];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const t = getT(context, "site");
  const tab = tabIn(request);
  return {
    title: tab === FAQ_TABS[0] ? t("faq.title") : t("faq.titleTab", { tab: t(`faq.tabs.${tab}`) }),
    description: t(`faq.descriptions.${tab}`),
    canonical: getOrigin(context) + faqAddress(tab),
    tab,
    questions: faqOf(getLocale(context), tab, await factsOf(context)),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => [
  ...publicMeta(args),
  ...(args.loaderData ? [faqPage(args.loaderData.questions)] : []),
];

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />;
}
