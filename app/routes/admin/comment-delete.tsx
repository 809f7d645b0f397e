import { data } from "react-router";
import { CommentDeletePage } from "~/components/admin/records/comment-delete-page";
import { recordAddress } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/desk";
import { requireAdmin } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/comment-delete";
import { actWithReason, reasonLimits } from "./act-with-reason";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const api = getApi(context);
  const [admin, job, { results }] = await Promise.all([
    requireAdmin(context),
    api.admin.job({ params }),
    api.job.comments({ params, query: { page } }),
  ]);
  const comment = results.find(({ id }) => String(id) === params.comment);
  if (!comment) throw data(null, { status: 404 });
  const title = getT(context, "adminRecords")("removeComment.title", { name: comment.user.name });
  const isOwn = isInvolved(admin.id, [comment.user.id, job.user]);
  const closed = isOwn ? getT(context, "admin")("involved.text") : null;
  return { title, comment, closed, limits: reasonLimits(), back: recordAddress(`/admin/jobs/${params.id}`, {}, page) };
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
