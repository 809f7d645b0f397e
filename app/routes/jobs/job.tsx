import { optional } from "~/api/error";
import { bidsQuery, readBidOrder } from "~/components/bids/bid-order";
import { JobPage } from "~/components/job-page/job-page";
import { categoryPath } from "~/components/jobs/category-search";
import { getApi, getOrigin } from "~/context";
import { acceptedBid, canBid } from "~/domain/deals/bid-life";
import { roleIn } from "~/domain/deals/deal";
import { isReviewable } from "~/domain/deals/review";
import { categoryOf } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { firstCharacters } from "~/domain/values/characters";
import { getLocale, getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { dealPhotosOf } from "../deal-photos";
import { publicMeta } from "../head";
import { pageIn } from "../page-in";
import { paymentTermsOf } from "../payment-terms";
import { readSavedForm } from "../saved-form";
import { aboutJob, breadcrumb } from "../structured-data";
import type { Route } from "./+types/job";
import { chatOfDeal } from "./job-deal";
import { readJobForms } from "./job-forms";
import { moneyOf, paymentsFor } from "./job-money";
import { priceGuideFor } from "./price-guide";
import { readAboutJob } from "./read-about-job";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = getApi(context);
  const url = new URL(request.url);
  const page = pageIn(url);
  const order = readBidOrder(url.searchParams);
  const viewer = await getViewer(context);
  const [job, comments, others, terms] = await Promise.all([
    api.job.find({ params, query: viewer?.zipcode ? { zipcode: viewer.zipcode } : {} }),
    api.job.comments({ params, query: { page } }),
    optional(api.job.others({ params })),
    paymentTermsOf(context),
  ]);
  const role = roleIn(job, viewer);
  const isOwner = role === "owner";
  const [bids, payments, chat, reviews, savedForm, guide, photos] = await Promise.all([
    isOwner ? api.job.bids({ params, query: bidsQuery(order) }) : null,
    role ? paymentsFor(context, job) : [],
    chatOfDeal(context, job, role, terms.mode),
    isReviewable(job.status) ? api.review.ofJob({ params }) : null,
    viewer && readSavedForm(context, request),
    canBid(viewer, job) ? priceGuideFor(context, job) : null,
    dealPhotosOf(context, role && job.done_at !== null ? acceptedBid(job.bids)?.chat_uri : null),
  ]);
  return {
    ...headOf(context, job),
    job,
    viewer: viewer && {
      id: viewer.id,
      business: viewer.business,
      blocked_users: viewer.blocked_users,
      blocked_by: viewer.blocked_by,
    },
    bids: bids && { ...bids, order },
    payments,
    money: isOwner ? moneyOf(job, payments) : null,
    deal: role && chat && { role, chat, viewer: viewer?.id ?? null, money: dealMoneyOf(payments, job.bids) },
    reviews: reviews?.results ?? [],
    others: isOwner ? [] : (others?.results ?? []),
    questions: {
      comments,
      page,
      savedForm: savedForm && { form: savedForm.form, text: savedForm.fields.comment ?? savedForm.fields.reply ?? "" },
    },
    terms,
    guide,
    results: photos.result,
    now: Date.now(),
  };
}

function headOf(context: Route.LoaderArgs["context"], job: Job) {
  const t = getT(context, "jobs");
  const kind = categoryOf(job.category);
  const category = kind[getLocale(context)];
  const place = job.city ?? t("card.remote");
  const text = firstCharacters((job.description || t("job.textErased")).replace(/\s+/g, " "), 110);
  return {
    title: job.city ? t("job.titleIn", { title: job.title, city: job.city }) : job.title,
    description: t("job.description", { category, place, text }),
    canonical: `${getOrigin(context)}/task/${job.id}`,
    image: job.image[0]?.large ?? `/sharing/category-${kind.slug}.png`,
    trail: [
      { name: t("job.all"), path: "/browse-tasks" },
      { name: category, path: categoryPath(kind) },
    ],
  };
}

export const middleware: Route.MiddlewareFunction[] = [readAboutJob("job")];

export async function action({ request, params, context }: Route.ActionArgs) {
  return readJobForms(request, context, Number(params.id));
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { job, canonical, trail } = args.loaderData;
  return [...publicMeta(args), aboutJob({ job, canonical }), breadcrumb({ canonical, name: job.title, trail })];
};

export default function JobRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { questions, ...shown } = loaderData;
  return <JobPage {...shown} questions={questions} refused={actionData ?? null} />;
}

export { ErrorBoundary } from "./error-boundary";
