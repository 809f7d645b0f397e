import { data, type RouterContextProvider } from "react-router";
import { HomePage } from "~/components/home/home-page";
import { getApi, getOrigin } from "~/context";
import type { UserSelf } from "~/domain/user";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { figuresOf } from "../figures";
import { publicMeta } from "../head";
import { organization, website } from "../structured-data";
import { termsOf } from "../terms";
import type { Route } from "./+types/home";
import { moreOf } from "./more";
import { waitingFor } from "./waiting-for";

const CARDS = 6;
const NEARBY = 25_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const newest = newestJobs(context, viewer);
  const [jobs, waiting, terms, figures, more] = await Promise.all([
    newest,
    viewer && waitingFor(context, viewer, newest),
    termsOf(context),
    figuresOf(context),
    moreOf(context, request),
  ]);
  const t = getT(context, "home");
  const page = {
    title: t("title"),
    description: t("description"),
    canonical: `${getOrigin(context)}/`,
    now: Date.now(),
    zipcode: viewer?.zipcode ?? "",
    terms,
    figures,
    newcomer: viewer?.first_time ? { id: viewer.id, name: viewer.name } : null,
    waiting,
    ...more,
    ...jobs,
  };
  // A page without what the shops sell is asked for anew at once.
  return data(page, more.shop?.products === null ? {} : { headers: { "Cache-Control": "public, s-maxage=30" } });
}

/** The newest jobs near home; from anywhere when nobody near home asked for anything. */
async function newestJobs(context: Readonly<RouterContextProvider>, viewer: UserSelf | null) {
  const { list } = getApi(context).job;
  const order = { sort_distance: false } as const;
  if (viewer?.zipcode) {
    const near = await list({ query: { ...order, zipcode: viewer.zipcode, distance: NEARBY } });
    if (near.count > 0) return { jobs: near.results.slice(0, CARDS), near: true };
  }
  return { jobs: (await list({ query: order })).results.slice(0, CARDS), near: false };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...publicMeta(args),
  organization(args.loaderData?.canonical),
  website(args.loaderData?.canonical),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
