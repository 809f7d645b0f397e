import { data } from "react-router";
import { chosen, readAsked } from "~/components/admin/records/record-address";
import { ReviewsPage } from "~/components/admin/records/reviews-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/reviews";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["visible", "user"]);
  const { status, ...list } = await listOrErrors(
    getApi(context).admin.reviews({
      query: { page, visible: chosen(["true", "false"], asked.visible), user: asked.user || undefined },
    }),
  );
  return data({ title: getT(context, "adminRecords")("reviews.title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
