import { createClient } from "~/api/client";
import type { LiveLine } from "~/context";
import type { Language } from "~/domain/language";
import type { Send } from "../gateway/send";
import { authorizationOf, type OpenSession } from "../gateway/session";

interface Way {
  origin: string;
  /** With the session, which it renews while the headers of the answer are not sent. */
  viewer: Send;
  /** Without. */
  visitor: Send;
  session: OpenSession;
}

/** Opens `/live/` as whoever is looking, in process or at the upstream. */
export async function openLive(
  { origin, viewer, visitor, session }: Way,
  language: Language,
): Promise<LiveLine | null> {
  const asked = new Request(`${origin}/live/?stream=true`, { headers: { Upgrade: "websocket" } });
  const { webSocket } = await viewer(asked);
  if (!webSocket || !session.credential) return null;
  const authorization = authorizationOf(session.credential);
  const api = createClient({
    origin,
    language,
    fetch: (call) => {
      call.headers.set("Authorization", authorization);
      return visitor(call);
    },
  });
  return { socket: webSocket, api };
}
