import { redirectDocument } from "react-router";
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

async function requireProof({ request, context }: Pick<Route.LoaderArgs, "request" | "context">): Promise<void> {
  const { id } = await requireViewer(context, request);
  if (!(await isProved(context))) throw redirectDocument(proofPath(id, "tax-file"), 303);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireProof({ request, context });
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
  await requireProof({ request, context });
  const form = readForm(await readFields(request), taxFile, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  return redirectDocument(recordAddress(FILE, form.data), 303);
}

export const meta = liveMeta;

export default function TaxFile({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxFilePage {...loaderData} result={actionData?.result} />;
}
