import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { storedText } from "~/domain/unseen";

interface Written {
  message: string;
  client_id?: string | null;
}

/**
 * Sends a message once, however often its form is posted. A page that came back from the browser's history holds the
 * id of a message that was sent already: another text under it is another message.
 */
export async function sendMessage(
  context: Readonly<RouterContextProvider>,
  uri: string,
  { message, client_id }: Written,
): Promise<void> {
  const send = (id: string | null | undefined) =>
    getApi(context).chat.send({ params: { id: uri }, body: { message, client_id: id } });
  const sent = await send(client_id);
  if (sent.message !== storedText(message)) await send(crypto.randomUUID());
}
