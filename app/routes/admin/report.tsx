import type { RemovalMoneyProps } from "~/components/admin/records/removal-money";
import { ReportFilePage } from "~/components/admin/report-file-page";
import { reportName } from "~/components/admin/report-name";
import { statementFor } from "~/components/admin/statement";
import { getApi } from "~/context";
import { choicesOn, type ReportFile, reportDecision } from "~/domain/admin/case-files";
import { type DecisionAction, hasEffect } from "~/domain/admin/decision-life";
import { canBeDecided, REPORT_REASONS } from "~/domain/admin/report-life";
import { isHeld } from "~/domain/money/payment-life";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { fixedT } from "~/locales";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/report";
import { heldOfJob } from "./held-of-job";
import { nextInQueue } from "./next-in-queue";
import { showsWhatChanged } from "./shows-what-changed";
import { writtenIn } from "./written-in";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const file = await getApi(context).admin.report({ params });
  const url = new URL(request.url);
  const choices = canBeDecided(file.status) ? choicesOn(file) : [];
  const action = choices.find((choice) => choice === url.searchParams.get("action"));
  const title = getT(context, "admin")(...reportName(file));
  const removes = file.target_type === "job" && action !== undefined && hasEffect(action, "take");
  return {
    title,
    file,
    money: removes ? await moneyOf(context, file.target_id) : null,
    choices,
    chosen: action ? chosenFor(url, file, action) : null,
    limits: constraintOf(reportDecision),
  };
}

async function moneyOf(context: Route.LoaderArgs["context"], id: number): Promise<RemovalMoneyProps> {
  const [job, held] = await Promise.all([getApi(context).admin.job({ params: { id } }), heldOfJob(context, id)]);
  return { job, held: held.filter(({ status }) => isHeld(status)) };
}

function chosenFor(url: URL, file: ReportFile, action: DecisionAction) {
  const language = writtenIn(url, file);
  const as = REPORT_REASONS.find((reason) => reason === url.searchParams.get("as")) ?? file.reason;
  const { title, gone } = file.target;
  const about = { target_type: file.target_type, title, gone, reason: as };
  return { action, writtenIn: language, as, draft: statementFor(fixedT(language, "admin"), action, about) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), reportDecision, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await getApi(context).admin.decideReport({ params, body: form.value });
  } catch (error) {
    return refusedByApi(form, error);
  }
  const text = getT(context, "admin")(`decide.${form.value.action}.done`);
  return nextInQueue(context, { queue: "report", id: params.id, text });
}

export const meta = liveMeta;

export const shouldRevalidate = showsWhatChanged;

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportFilePage key={loaderData.file.id} {...loaderData} result={actionData?.result} />;
}
