import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import { isPending, toldEnd } from "~/domain/bid-life";
import type { Chat } from "~/domain/chat";
import { type Cents, parseMoney } from "~/domain/money";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";

/** A decision was posted: the page is drawn again with what became of it. To its loaders the request is a GET again. */
const postedContext = createContext(false);

/** A conversation with the bid in it that its reader, the job's owner, decides on. */
interface BidToDecide {
  chat: Chat;
  bid: { id: number; cents: Cents; status: NonNullable<Chat["bid"]>["status"] };
}

/** That conversation; the bidder is refused. The page of a bid that was decided leads back with a word about it. */
export async function bidToDecide(
  context: Readonly<RouterContextProvider>,
  request: Request,
  uri: string,
): Promise<BidToDecide> {
  const viewer = await requireViewer(context, request);
  const chat = await getApi(context).chat.find({ params: { id: uri } });
  if (!chat.bid) throw data(null, { status: 404 });
  if (chat.owner !== viewer.id) throw data(null, { status: 403 });
  const { id, status, amount } = chat.bid;
  if (request.method === "POST") (context as RouterContextProvider).set(postedContext, true);
  if (!isPending(status) && !context.get(postedContext)) {
    getFlash(context).info(getT(context, "payments")(`accept.already.${toldEnd(chat.bid.ended) ? "ended" : status}`));
    throw redirect(`/messages/${chat.uri}`, 303);
  }
  return { chat, bid: { id, status, cents: parseMoney(amount) ?? 0 } };
}
