import { data } from "react-router";
import { PhotoPage } from "~/components/job-page/photo-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/photo";

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await getApi(context).job.find({ params: { id: params.id } });
  const n = Number(params.n);
  const count = job.image.length;
  if (!job.image[n - 1]) throw data(null, { status: 404 });
  const t = getT(context, "jobs");
  return {
    job,
    n,
    title: `${t("job.photoOf", { n, count })} · ${job.title}`,
    image: job.image[n - 1]?.large,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = privateMeta;

export default function Photo({ loaderData: { job, n } }: Route.ComponentProps) {
  return <PhotoPage job={job} n={n} />;
}

export { ErrorBoundary } from "./error-boundary";
