import { data } from "react-router";
import { CommentDeletePage } from "~/components/admin/records/comment-delete-page";
import { recordAddress } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/comment-delete";
import { actWithReason, reasonLimits } from "./act-with-reason";

/** The address says on which page of the job's questions it stands. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const { results } = await getApi(context).job.comments({ params, query: { page } });
  const comment = results.find(({ id }) => String(id) === params.comment);
  if (!comment) throw data(null, { status: 404 });
  const title = getT(context, "adminRecords")("removeComment.title", { name: comment.user.name });
  return { title, comment, limits: reasonLimits(), back: recordAddress(`/admin/jobs/${params.id}`, {}, page) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.removeComment({ params: { id: params.comment }, body }),
      done: getT(context, "adminRecords")("removeComment.done"),
      next: `/admin/jobs/${params.id}`,
    },
  );
}

export const meta = liveMeta;

export default function CommentDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <CommentDeletePage {...loaderData} result={actionData?.result} />;
}
