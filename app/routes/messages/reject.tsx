import { redirect } from "react-router";
import { RejectBid } from "~/components/chats/reject-bid";
import { getApi } from "~/context";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { refusal } from "../refusal";
import type { Route } from "./+types/reject";
import { bidToDecide } from "./bid-to-decide";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { chat, bid } = await bidToDecide(context, request, params.uri);
  return { chat, bid, title: getT(context, "bids")("reject.title", { name: chat.name }) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { chat, bid } = await bidToDecide(context, request, params.uri);
  try {
    await getApi(context).bid.decide({ body: { bid_id: bid.id, status: "rejected" } });
  } catch (error) {
    return refusal(error);
  }
  getFlash(context).success(getT(context, "bids")("reject.done", { name: chat.name }));
  return redirect(`/messages/${chat.uri}`, 303);
}

export const meta = privateMeta;

export default function Reject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectBid {...loaderData} refusal={actionData?.refusal} />;
}
