import { data, type RouterContextProvider } from "react-router";
import { HelperPage } from "~/components/profiles/helper-page";
import { getApi, getOrigin } from "~/context";
import type { UserPublic } from "~/domain/accounts/user";
import { nameToOthers } from "~/domain/accounts/user-card";
import type { Review } from "~/domain/deals/review";
import { statusOfPage } from "~/domain/values/page";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { privateMeta, publicMeta } from "../head";
import { pageIn } from "../page-in";
import { readSavedForm } from "../saved-form";
import { aboutPerson } from "../structured-data";
import type { Route } from "./+types/helper";
import { answerReview } from "./answer-review";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const api = getApi(context);
  const [viewer, found, later] = await Promise.all([
    getViewer(context),
    api.profile.find({ params }),
    page > 1 ? api.review.list({ params, query: { page } }) : null,
  ]);
  const isOwn = viewer?.id === found.id;
  const person = isOwn ? { ...found, name: nameToOthers(found) } : found;
  const reviews = later ?? { count: found.reviews_count, results: found.reviews };
  const savedForm = viewer && (await readSavedForm(context, request));
  const shown = {
    ...headOf(context, person, page),
    person,
    page,
    reviews: isOwn ? { ...reviews, results: reviews.results.map(asOthersSee) } : reviews,
    viewerId: viewer?.id ?? null,
    isBlocked: viewer !== null && viewer.blocked_users.includes(Number(params.id)),
    savedForm: savedForm && { review: savedForm.form, text: savedForm.fields.reply ?? "" },
  };
  return data(shown, statusOfPage(page, reviews));
}

const asOthersSee = (review: Review): Review => ({
  ...review,
  author: { ...review.author, name: nameToOthers(review.author) },
});

function headOf(context: Readonly<RouterContextProvider>, person: UserPublic, page: number) {
  const t = getT(context, "people");
  const { name, city, image, function_title: title } = person;
  const address = `${getOrigin(context)}/helper/${person.id}`;
  return {
    title: title ? t("person.title", { name, title }) : name,
    description:
      title && city ? t("person.description", { name, title, city }) : t("person.descriptionPlain", { name }),
    canonical: page > 1 ? `${address}?page=${page}` : address,
    image: image ?? undefined,
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) => answerReview(request, context, params.id);

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { person, canonical } = args.loaderData;
  return person.active_worker ? [...publicMeta(args), aboutPerson({ person, canonical })] : privateMeta(args);
};

export default function Helper({ loaderData, actionData }: Route.ComponentProps) {
  return <HelperPage {...loaderData} refused={actionData ?? null} />;
}

export { ErrorBoundary } from "./error-boundary";
