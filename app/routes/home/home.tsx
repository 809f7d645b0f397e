import { data, type RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { HomePage } from "~/components/home/home-page";
import { getApi, getOrigin } from "~/context";
import type { Job } from "~/domain/job";
import type { OwnProfile, UserSelf } from "~/domain/user";
import { getT } from "~/middleware/locale";
import { getUnread, getViewer } from "~/middleware/viewer";
import { figuresOf } from "../figures";
import { publicMeta } from "../head";
import { organization, website } from "../structured-data";
import { termsOf } from "../terms";
import type { Route } from "./+types/home";
import { moreOf } from "./more";

const CARDS = 6;
const NEAR = 3;
const NEARBY = 25_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await getViewer(context);
  const [jobs, todo, terms, figures, more] = await Promise.all([
    newest(context, viewer),
    // A back end that does not know it yet leaves the rest of what waits.
    viewer && optional(getApi(context).profile.todo()),
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
    waiting: viewer && {
      name: viewer.business ? viewer.name : (viewer.name.split(" ")[0] ?? ""),
      todo: todo?.results ?? [],
      unread: await getUnread(context, viewer),
      balance: viewer.balance,
      near: nearFor(viewer, jobs),
      helps: viewer.active_worker,
      verify: viewer.active_worker && !viewer.verified ? `/profile/${viewer.id}/starten` : null,
    },
    ...more,
    ...jobs,
  };
  // A page without what the shops sell is asked for anew at once.
  return data(page, more.shop?.products === null ? {} : { headers: { "Cache-Control": "public, s-maxage=30" } });
}

/** A few for who helps, beside what waits. */
const nearFor = ({ active_worker }: OwnProfile, { jobs, near }: { jobs: Job[]; near: boolean }) =>
  active_worker && near ? jobs.slice(0, NEAR) : [];

/** The newest jobs near home; from anywhere when nobody near home asked for anything. */
async function newest(context: Readonly<RouterContextProvider>, viewer: UserSelf | null) {
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
