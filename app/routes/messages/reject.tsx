import { redirect } from "react-router";
import { RejectBid } from "~/components/chats/reject-bid";
import type { TaskHandle } from "~/components/shell/shell";
import { NOTES } from "~/components/ui/noted-at";
import { getApi } from "~/context";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { returnPath } from "~/middleware/return-path";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/reject";
import { bidToDecide } from "./bid-to-decide";

const cameFrom = (request: Request, uri: string) =>
  returnPath(new URL(request.url).searchParams.get("next"), `/messages/${uri}`);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { chat, bid } = await bidToDecide(context, request, params.uri);
  const title = getT(context, "bids")("reject.title", { name: chat.name });
  return { chat, bid, back: cameFrom(request, chat.uri), title };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { chat, bid } = await bidToDecide(context, request, params.uri);
  try {
    await getApi(context).bid.decide({ body: { bid_id: bid.id, status: "rejected" } });
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "bids")("reject.done", { name: chat.name }));
  // At the list of bids the note would be out of sight.
  return redirect(cameFrom(request, chat.uri).replace(/#.*/, `#${NOTES}`), 303);
}

export const handle = { task: true } satisfies TaskHandle;

export const meta = privateMeta;

export { ErrorBoundary } from "./error-boundary";

export default function Reject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectBid {...loaderData} refusal={actionData?.refusal} />;
}
