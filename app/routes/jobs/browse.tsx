import { data } from "react-router";
import { ApiError, optional } from "~/api/error";
import { filterErrors, priceErrors } from "~/api/field-messages";
import { BrowsePage } from "~/components/browse/browse-page";
import { type Wider, widened } from "~/components/browse/wider-search";
import {
  DISTANCE_STEPS,
  feedAddress,
  filtersOf,
  type JobSearch,
  listQuery,
  readSearch,
  searchAddress,
  writeSearch,
} from "~/components/jobs/job-search";
import { getApi, getOrigin } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { categoryOf } from "~/domain/jobs/category-names";
import type { FoundJobs, JobArea } from "~/domain/jobs/job";
import { searchDraft } from "~/domain/jobs/saved-search";
import { corrected } from "~/domain/search/near";
import { kindsOf } from "~/domain/search/word-weight";
import { type Page, statusOfPage } from "~/domain/values/page";
import { getLocale, getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { savedAs } from "../searches/saved-as";
import { sendToShortAddress } from "../short-address";
import { listMeta } from "../structured-data";
import type { Route } from "./+types/browse";

const MAX_NEAR = 3;
const FILTERS = ["search", "categories", "zipcode", "price", "distance", "sort", "zip4", "view"];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = Number(params.page ?? 1);
  if (!/^[1-9]\d{0,5}$/.test(params.page ?? "1")) throw data(null, { status: 404 });
  const viewer = await getViewer(context);
  const ownZipcode = viewer?.zipcode ?? null;
  const search = readSearch(url.searchParams, { locale: getLocale(context), ownZipcode });
  sendToShortAddress(url, FILTERS, {
    path: searchAddress(search, page, ownZipcode).replace(/\?.*$/, ""),
    needed: writeSearch(search, ownZipcode),
  });
  const { jobs, areas, errors, status } = await find(context, search, page);
  const t = getT(context, "jobs");
  const category = search.category ? categoryOf(search.category)[getLocale(context)] : null;
  const heading = search.search
    ? t("browse.titleSearch", { search: search.search })
    : category
      ? t("browse.titleCategory", { category })
      : t("browse.title");
  const title = page > 1 ? t("browse.titlePage", { heading, page }) : heading;
  const found = {
    title,
    description: page > 1 || category ? `${title}. ${t("browse.description")}` : t("browse.description"),
    canonical: getOrigin(context) + searchAddress({ ...search, zipcode: "", view: "list" }, page),
    feed: feedAddress(search),
    now: Date.now(),
    page,
    search,
    ownZipcode,
    jobs,
    areas,
    saved: viewer && (await savedIn(context, viewer, search)),
    wider: await findWider(context, search, page, jobs),
    ...nearWords(search, jobs),
    errors,
  };
  return data(found, { status, headers: { "Cache-Control": "public, s-maxage=30" } });
}

async function savedIn(context: Route.LoaderArgs["context"], { id }: OwnProfile, search: JobSearch) {
  const draft = searchDraft.safeParse({ filters: filtersOf(search) });
  const saved = draft.success ? await optional(savedAs(context, draft.data.filters)) : null;
  return saved ? `/profile/${id}/searches/${saved.id}/bewerken` : null;
}

function nearWords({ search }: JobSearch, jobs: FoundJobs | null) {
  if (jobs?.count !== 0) return { meant: null, near: [] };
  const meant = corrected(search, new Set());
  return { meant, near: kindsOf(meant ?? search).slice(0, MAX_NEAR) };
}

const FEW = 10;

async function findWider(
  context: Route.LoaderArgs["context"],
  search: JobSearch,
  page: number,
  jobs: FoundJobs | null,
): Promise<Wider | null> {
  if (!jobs || jobs.count >= FEW || page > 1 || !search.zipcode || search.zip4) return null;
  for (const distance of [...DISTANCE_STEPS.filter((step) => step > Number(search.distance)), null]) {
    const { count } = await getApi(context).job.list({
      query: listQuery(widened(search, distance), 1),
    });
    if (count > jobs.count) return { distance, more: count - jobs.count };
  }
  return null;
}

interface BrowseResult {
  jobs: FoundJobs | null;
  areas: Page<JobArea> | null;
  errors: Record<string, string[]>;
  status: number;
}

const NOTHING: BrowseResult = { jobs: null, areas: null, errors: {}, status: 200 };

async function find(context: Route.LoaderArgs["context"], search: JobSearch, page: number): Promise<BrowseResult> {
  const { job } = getApi(context);
  const query = listQuery(search, page);
  try {
    if (search.view === "map") return { ...NOTHING, areas: await job.areas({ query }) };
    const jobs = await job.list({ query });
    return { ...NOTHING, jobs, status: statusOfPage(page, jobs) };
  } catch (error) {
    if (!(error instanceof ApiError && error.fields)) throw error;
    const { price, ...errors } = filterErrors(error.fields);
    const inPrice = priceErrors(price, search.price, getLocale(context));
    return { ...NOTHING, errors: { ...errors, ...(inPrice && { price: inPrice }) }, status: 400 };
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  listMeta(
    args,
    args.loaderData?.jobs?.results.map(({ id, title }) => ({ name: title, path: `/task/${id}` })),
  );

export default function Browse({ loaderData }: Route.ComponentProps) {
  return <BrowsePage {...loaderData} />;
}
