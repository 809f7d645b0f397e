import { data } from "react-router";
import { DayPage } from "~/components/home/day-page";
import { HomePage } from "~/components/home/home-page";
import { getOrigin } from "~/context";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { publicMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import { statsOf } from "../stats";
import { organization, website } from "../structured-data";
import type { Route } from "./+types/home";
import { dayOf } from "./day";
import { moreOf } from "./more";
import { newestJobs } from "./newest-jobs";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const t = getT(context, "home");
  const canonical = `${getOrigin(context)}/`;
  const page = { title: t("title"), description: t("description"), canonical, now: Date.now() };
  if (viewer) return data({ ...page, front: null, day: await dayOf(context, request, viewer) });
  const [{ jobs }, terms, stats, more] = await Promise.all([
    newestJobs(context, null),
    paymentTermsOf(context),
    statsOf(context),
    moreOf(context, request),
  ]);
  // Do not cache a page without products: the next request retries.
  const init = more.shop?.products === null ? {} : { headers: { "Cache-Control": "public, s-maxage=30" } };
  return data({ ...page, day: null, front: { jobs, terms, stats, ...more } }, init);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...publicMeta(args),
  organization(args.loaderData?.canonical),
  website(args.loaderData?.canonical),
];

export default function Home({ loaderData: { day, front, now } }: Route.ComponentProps) {
  return day ? <DayPage {...day} now={now} /> : <HomePage {...front} now={now} />;
}
