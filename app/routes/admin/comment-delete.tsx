import { data } from "react-router";
import { CommentDeletePage } from "~/components/admin/records/comment-delete-page";
import { recordAddress } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/admin/case-files";
import { requireAdmin } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/comment-delete";
import { actWithStatement, statementLimits } from "./act-with-reason";
import { teamStatement } from "./team-statement";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
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
  const statement = await teamStatement(context, url, {
    pageAddress: recordAddress(`/admin/jobs/${params.id}/comments/${params.comment}/delete`, {}, page),
    action: "remove",
    person: comment.user,
    target_type: "comment",
    title: job.title,
    answered: comment.reply !== null,
  });
  const back = recordAddress(`/admin/jobs/${params.id}`, {}, page);
  return { title, comment, closed, limits: statementLimits(), statement, back };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithStatement(
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
