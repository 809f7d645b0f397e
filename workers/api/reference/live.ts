import { z } from "zod";
import type { NamedCall } from "./calls";

/** The WebSocket is not in the contract; its messages are in `app/domain/chats/live.ts`. */
export const LIVE: NamedCall = {
  id: "chat.live",
  group: "chat",
  name: "live",
  call: {
    method: "GET",
    path: "/live/",
    who: "everyone",
    summary: "A WebSocket that tells what happens: with the ticket of `POST /api/chat/ticket/`, or a credential",
    fields: z.object({ ticket: z.string().optional(), stream: z.boolean().optional() }),
    answers: { 101: null } as object,
    refuses: ["not_authenticated", "upgrade_required"],
  },
};
