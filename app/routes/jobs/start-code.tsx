import { data, redirect } from "react-router";
import { optional } from "~/api/error";
import { StartCodePage } from "~/components/deals/start-code-page";
import type { TaskHandle } from "~/components/shell/shell";
import { getApi } from "~/context";
import { isAgreed, isBeforeDay } from "~/domain/deals/appointment-life";
import { acceptedBid } from "~/domain/deals/bid-life";
import { otherCard } from "~/domain/deals/deal";
import { beginFields } from "~/domain/deals/start-code";
import { priceOfDeal } from "~/domain/money/deal-money";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { once } from "../once";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/start-code";
import { paymentsFor } from "./job-money";
import { leaveWithoutDeal } from "./leave-job";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const [job, terms] = await Promise.all([getApi(context).job.find({ params }), paymentTermsOf(context)]);
  const other = otherCard(job, viewer);
  const begun_at = job.begun_at ?? null;
  if (!other || (!job.start_code && begun_at === null)) {
    leaveWithoutDeal(context, job, viewer, "startCode");
    throw data(null, { status: 404 });
  }
  const bid = acceptedBid(job.bids);
  const [chat, payments] = await Promise.all([
    bid ? optional(getApi(context).chat.find({ params: { id: bid.chat_uri } })) : null,
    paymentsFor(context, job),
  ]);
  const meet = chat?.appointment ?? null;
  const reported: "own" | "other" | null = meet?.missed_until ? (meet.missed_by === viewer.id ? "other" : "own") : null;
  return {
    title: getT(context, "startCode")("title"),
    report: begun_at === null ? reported : await endedReport(context, job.id),
    job: { id: job.id, title: job.title, begun_at },
    agreed: priceOfDeal(job.bids, payments),
    appointment: meet && isAgreed(meet.status) ? meet : null,
    early: meet !== null && isAgreed(meet.status) && isBeforeDay(meet.starts_at, Date.now()),
    other,
    words: job.start_code?.words ?? null,
    held: terms.mode === "held",
  };
}

async function endedReport(context: Route.LoaderArgs["context"], id: number): Promise<"ended" | null> {
  const timeline = await optional(getApi(context).job.timeline({ params: { id } }));
  return timeline?.events.some(({ step }) => step === "begun") ? "ended" : null;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await requireViewer(context, request);
  const formData = await readFields(request);
  const form = readForm(formData, beginFields, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    const call = { params, body: form.data };
    const begun = await once(context, request, formData, (key) => getApi(context).job.begin(call, key));
    if (begun) {
      const t = getT(context, "startCode");
      const ended = (await endedReport(context, begun.id)) ? ` ${t("report.done")}` : "";
      getFlash(context).success(`${t("done", { name: begun.owner.name })}${ended}`);
    }
  } catch (error) {
    return refusedByApi(form, error);
  }
  return redirect(`/task/${params.id}`, 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export default function StartCode({ loaderData, actionData }: Route.ComponentProps) {
  return <StartCodePage {...loaderData} result={actionData?.result} />;
}

export { ErrorBoundary } from "./error-boundary";
