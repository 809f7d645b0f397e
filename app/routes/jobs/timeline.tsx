import type { RouterContextProvider } from "react-router";
import { isRefused } from "~/api/error";
import { TimelinePage, type TimelinePageProps } from "~/components/deals/timeline-page";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/timeline";

type Context = Readonly<RouterContextProvider>;

interface TimelineInput {
  params: { id: string };
  query: { bid?: number };
}

function askedIn(request: Request, id: string): TimelineInput {
  const bid = Number(new URL(request.url).searchParams.get("bod"));
  return { params: { id }, query: Number.isSafeInteger(bid) && bid > 0 ? { bid } : {} };
}

async function readTimeline(context: Context, input: TimelineInput, viewer: OwnProfile): Promise<TimelinePageProps> {
  const { job, admin } = getApi(context);
  try {
    const timeline = await job.timeline(input);
    return { timeline, reader: timeline.owner.id === viewer.id ? "owner" : "helper" };
  } catch (error) {
    if (!isRefused(error, 404) || !viewer.roles.includes("admin")) throw error;
    return { timeline: await admin.timeline(input), reader: null };
  }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  return {
    title: getT(context, "timeline")("title"),
    ...(await readTimeline(context, askedIn(request, params.id), viewer)),
  };
}

export const meta = privateMeta;

export default function TimelineRoute({ loaderData: { timeline, reader } }: Route.ComponentProps) {
  return <TimelinePage timeline={timeline} reader={reader} />;
}

export { ErrorBoundary } from "./error-boundary";
