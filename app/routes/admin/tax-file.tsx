import { data, redirectDocument } from "react-router";
import { pageSentenceOf } from "~/api/messages";
import { recordAddress } from "~/components/admin/records/record-address";
import { TaxFilePage } from "~/components/admin/records/tax-file-page";
import { taxFile } from "~/domain/admin/tax-file";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { getLocale, getT } from "~/middleware/locale";
import { isProved, proofPath } from "~/middleware/proof";
import { requireViewer } from "~/middleware/viewer";
import { liveMeta } from "../head";
import type { Route } from "./+types/tax-file";
import { yearsOfEarnings } from "./years";

const FILE = "/api/admin/earnings/";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireViewer(context, request);
  if (!(await isProved(context))) throw redirectDocument(proofPath(id, "tax-file"), 303);
  const { searchParams } = new URL(request.url);
  const years = yearsOfEarnings();
  const year = years.find((one) => String(one) === searchParams.get("year")) ?? years[0];
  return {
    title: getT(context, "adminRecords")("taxFile.title"),
    year: String(year),
    years,
    limits: constraintOf(taxFile),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = getLocale(context);
  const form = readForm(await readFields(request), taxFile, { locale });
  if (!form.ok) return refused(form.reply);
  if (!(await isProved(context))) {
    return data({ result: form.refuse({}, [pageSentenceOf("proof_required", locale)]) }, { status: 403 });
  }
  return redirectDocument(recordAddress(FILE, form.data), 303);
}

export const meta = liveMeta;

export default function TaxFile({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxFilePage {...loaderData} result={actionData?.result} />;
}
