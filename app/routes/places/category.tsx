import { data } from "react-router";
import { ApiError, optional } from "~/api/error";
import { fieldMessage, pageContexts, priceErrors } from "~/api/field-messages";
import {
  ANY,
  type CategorySearch,
  categoryAddress,
  categoryPath,
  FILTERS,
  factsQuery,
  filtersOn,
  helpersOfKind,
  readCategorySearch,
  writeCategorySearch,
} from "~/components/jobs/category-search";
import { helperQuery } from "~/components/jobs/helper-search";
import { CategoryPage } from "~/components/places/category-page";
import { getApi, getOrigin } from "~/context";
import { CATEGORIES, type Category } from "~/domain/jobs/category-names";
import type { Job, JobStatistics } from "~/domain/jobs/job";
import { type Page, statusOfPage } from "~/domain/values/page";
import { getLocale, getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import { pageIn } from "../page-in";
import { sendToShortAddress } from "../short-address";
import { breadcrumb } from "../structured-data";
import type { Route } from "./+types/category";
import { canonicalCategory } from "./canonical-category";

type Context = Route.LoaderArgs["context"];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const category = CATEGORIES.find(({ slug }) => slug === params.category);
  if (!category) throw canonicalCategory(params.category, url);
  const page = pageIn(url);
  const search = readCategorySearch(url.searchParams, getLocale(context));
  sendToShortAddress(url, FILTERS, { path: categoryPath(category), needed: writeCategorySearch(search, page) });
  const [{ status, ...found }, helpers] = await Promise.all([
    find(context, category, search, page),
    helpersOf(context, category, search, page),
  ]);
  const shown = {
    ...headOf(context, category, search, page),
    helpers,
    category,
    search,
    page,
    ...found,
    now: Date.now(),
  };
  return data(shown, { status, headers: { "Cache-Control": "public, s-maxage=30" } });
}

interface CategoryResult {
  jobs: Page<Job> | null;
  facts: JobStatistics | null;
  errors: Record<string, string[]>;
  status: number;
}

async function find(
  context: Context,
  category: Category,
  search: CategorySearch,
  page: number,
): Promise<CategoryResult> {
  const { job } = getApi(context);
  const filters = factsQuery(search);
  try {
    const [jobs, facts] = await Promise.all([
      job.list({ query: { ...filters, categories: category.id, page, sort_distance: false } }),
      optional(job.statistics({ query: { ...filters, category: category.id } })),
    ]);
    return { jobs, facts, errors: {}, status: statusOfPage(page, jobs) };
  } catch (error) {
    if (!(error instanceof ApiError && error.fields)) throw error;
    const { zip4, price, ...errors } = error.fields;
    const inPrice = priceErrors(price, search.price, getLocale(context));
    const zipcode = zip4 && [fieldMessage("zipcode_area", getLocale(context), pageContexts("zipcode"))];
    return {
      jobs: null,
      facts: null,
      errors: { ...errors, ...(zipcode && { zipcode }), ...(inPrice && { price: inPrice }) },
      status: 400,
    };
  }
}

const CARDS = 3;

async function helpersOf(context: Context, category: Category, search: CategorySearch, page: number) {
  if (page > 1) return null;
  const query = helperQuery(helpersOfKind(category, search), 1);
  const found = await optional(getApi(context).profile.list({ query }));
  return found && { count: found.count, results: found.results.slice(0, CARDS) };
}

function headOf(context: Context, category: Category, search: CategorySearch, page: number) {
  const t = getT(context, "categories");
  const { jobs, text } = t(`about.${category.slug}`, { returnObjects: true });
  // Do not index filtered lists as separate pages.
  const shownPage = filtersOn(search) > 0 ? 1 : page;
  const heading = t(search.zipcode ? "one.titleNear" : "one.title", { jobs });
  const title = page > 1 ? t("one.titlePage", { title: heading, page }) : heading;
  const description = t("one.description", { text });
  return {
    title,
    description: page > 1 ? `${title}. ${description}` : description,
    image: `/sharing/category-${category.slug}.png`,
    canonical: getOrigin(context) + categoryAddress(category, ANY, shownPage),
    name: jobs,
    trail: [{ name: t("all.title"), path: "/categorieen" }],
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? [...publicMeta(args), breadcrumb(args.loaderData)] : [];

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />;
}
