import { createContext, data, type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chats/chat";
import { isAccepted, isPending, reportedEnd } from "~/domain/deals/bid-life";
import { type Cents, parseMoney } from "~/domain/money/money";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";

/** Set by an action. Loaders then see a GET request, but must show the page again. */
const postedContext = createContext(false);

interface BidToDecide {
  chat: Chat;
  bid: { id: number; cents: Cents; status: NonNullable<Chat["bid"]>["status"] };
}

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
    const left = reportedEnd(chat.bid.ended) ? "ended" : "rejected";
    getFlash(context).info(getT(context, "payments")(`accept.already.${isAccepted(status) ? status : left}`));
    throw redirect(`/messages/${chat.uri}`, 303);
  }
  return { chat, bid: { id, status, cents: parseMoney(amount) ?? 0 } };
}
