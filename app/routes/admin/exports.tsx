import { data } from "react-router";
import { ExportsPage } from "~/components/admin/records/exports-page";
import { readAsked } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { type EarningsOfAll, sumOfEarnings } from "~/domain/admin/admin";
import { PAGE_SIZE } from "~/domain/values/page";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/exports";
import { listOrErrors } from "./list-or-errors";
import { yearsOfEarnings } from "./years";

function pageOf(report: EarningsOfAll | null, page: number) {
  if (!report) return { list: null, sums: null };
  const { results } = report;
  const shown = results.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { list: { count: results.length, results: shown }, sums: sumOfEarnings(results) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const typed = readAsked(url, ["year", "quarter"]);
  const years = yearsOfEarnings();
  const asked = { ...typed, year: typed.year || String(years[0]) };
  const { status, list, errors } = await listOrErrors(
    getApi(context).admin.earnings({ query: { year: asked.year, quarter: asked.quarter || undefined } }),
  );
  const title = getT(context, "adminRecords")("exports.title");
  return data({ title, asked, page, years, errors, ...pageOf(list, page) }, { status });
}

export const meta = liveMeta;

export default function Exports({ loaderData }: Route.ComponentProps) {
  return <ExportsPage {...loaderData} />;
}
