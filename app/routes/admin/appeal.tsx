import { data, type RouterContextProvider } from "react-router";
import { AppealFilePage } from "~/components/admin/appeal-file-page";
import { answerFor } from "~/components/admin/statement";
import { getApi } from "~/context";
import { type DeskDecision, mayJudgeAppeal, outcomeWithReason } from "~/domain/admin/case-files";
import type { Decision } from "~/domain/admin/decision";
import { type AppealOutcome, outcomesOf } from "~/domain/admin/decision-life";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { fixedT } from "~/locales";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/appeal";
import { nextInQueue } from "./next-in-queue";
import { showsWhatChanged } from "./shows-what-changed";
import { writtenIn } from "./written-in";

async function findAppeal(context: Readonly<RouterContextProvider>, params: { id: string }) {
  const file = await getApi(context).admin.appeal({ params });
  // The API found the report by this decision.
  return { file, decision: file.decision as DeskDecision };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const admin = await requireAdmin(context);
  const { file, decision } = await findAppeal(context, params);
  const url = new URL(request.url);
  const open = outcomesOf(decision);
  const own = open.length > 0 && !mayJudgeAppeal(decision, admin);
  const choices = own || file.involved ? [] : open;
  const outcome = choices.find((choice) => choice === url.searchParams.get("outcome"));
  const title = getT(context, "admin")("queue.appeal", { id: decision.id });
  const language = writtenIn(url, file);
  const chosen = outcome
    ? { outcome, writtenIn: language, draft: answerFor(fixedT(language, "admin"), outcome) }
    : null;
  return { title, file, decision, own, choices, chosen, limits: constraintOf(outcomeWithReason) };
}

function outcomeText(context: Readonly<RouterContextProvider>, outcome: AppealOutcome, other: number | null): string {
  const t = getT(context, "admin");
  return outcome === "overturned" && other ? t("judge.standing.done", { other }) : t(`judge.${outcome}.done`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await readFields(request), outcomeWithReason, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const { decision } = await findAppeal(context, params);
  if (!mayJudgeAppeal(decision, await requireAdmin(context))) throw data(null, { status: 403 });
  let decided: Decision;
  try {
    decided = await getApi(context).admin.decideAppeal({ params, body: form.value });
  } catch (error) {
    return refusedByApi(form, error);
  }
  const text = outcomeText(context, form.value.outcome, decided.standing ?? null);
  return nextInQueue(context, { queue: "appeal", id: params.id, text });
}

export const meta = liveMeta;

export const shouldRevalidate = showsWhatChanged;

export default function Appeal({ loaderData, actionData }: Route.ComponentProps) {
  return <AppealFilePage key={loaderData.decision.id} {...loaderData} result={actionData?.result} />;
}
