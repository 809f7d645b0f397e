import { type Ask, askWith } from "~/api/ask";
import { createClient } from "~/api/client";
import type { LiveLine } from "~/context";
import type { Language } from "~/domain/values/language";
import type { Send } from "../gateway/send";
import { authorizationOf, type OpenSession } from "../gateway/session";

interface LineDeps {
  origin: string;
  viewer: Send;
  visitor: Ask;
  session: OpenSession;
}

export async function openLive(
  { origin, viewer, visitor, session }: LineDeps,
  language: Language,
): Promise<LiveLine | null> {
  const request = new Request(`${origin}/live/?stream=true`, { headers: { Upgrade: "websocket" } });
  const { webSocket } = await viewer(request);
  if (!webSocket || !session.credential) return null;
  const ask = askWith(visitor, { Authorization: authorizationOf(session.credential) });
  return { socket: webSocket, api: createClient({ ask, language }) };
}
