import { data } from "react-router";
import { ApiError } from "~/api/error";
import { filterErrors } from "~/api/field-messages";
import {
  FILTERS,
  type HelperSearch,
  helperQuery,
  helpersAddress,
  readHelperSearch,
  writeHelperSearch,
} from "~/components/jobs/helper-search";
import { helpersHeading } from "~/components/profiles/helpers-head";
import { HelpersPage } from "~/components/profiles/helpers-page";
import { getApi, getOrigin } from "~/context";
import type { FoundHelpers } from "~/domain/accounts/user";
import { statusOfPage } from "~/domain/values/page";
import { getLocale, getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { pageIn } from "../page-in";
import { sendToShortAddress } from "../short-address";
import { listMeta } from "../structured-data";
import type { Route } from "./+types/helpers";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const ownZipcode = (await getViewer(context))?.zipcode ?? null;
  const search = readHelperSearch(url.searchParams, ownZipcode);
  sendToShortAddress(url, FILTERS, { path: "/helpers", needed: writeHelperSearch(search, page, ownZipcode) });
  const { helpers, errors, status } = await find(context, search, page);
  const t = getT(context, "people");
  const heading = helpersHeading(search, getLocale(context), t);
  const title = page > 1 ? t("list.titlePage", { heading, page }) : heading;
  const found = {
    title,
    description: page > 1 || search.category ? `${title}. ${t("list.description")}` : t("list.description"),
    canonical: getOrigin(context) + helpersAddress({ ...search, zipcode: "" }, page),
    page,
    search,
    ownZipcode,
    helpers,
    errors,
  };
  return data(found, { status, headers: { "Cache-Control": "public, s-maxage=30" } });
}

async function find(context: Route.LoaderArgs["context"], search: HelperSearch, page: number) {
  const none: Record<string, string[]> = {};
  try {
    const helpers: FoundHelpers | null = await getApi(context).profile.list({ query: helperQuery(search, page) });
    return { helpers, errors: none, status: statusOfPage(page, helpers) };
  } catch (error) {
    if (error instanceof ApiError && error.fields)
      return { helpers: null, errors: filterErrors(error.fields), status: 400 };
    throw error;
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  listMeta(
    args,
    args.loaderData?.helpers?.results.map(({ id, name }) => ({ name, path: `/helper/${id}` })),
  );

export default function Helpers({ loaderData }: Route.ComponentProps) {
  return <HelpersPage {...loaderData} />;
}
