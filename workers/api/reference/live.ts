import { z } from "zod";
import type { NamedCall } from "./calls";

/** The WebSocket (api.md 4.7), which is no call of the contract: what is said over it is in `app/domain/live.ts`. */
export const LIVE: NamedCall = {
  id: "chat.live",
  group: "chat",
  name: "live",
  call: {
    method: "GET",
    path: "/live/",
    who: "everyone",
    summary: "A WebSocket that tells what happens: with the ticket of `POST /api/chat/ticket/`, or a credential",
    fields: z.object({ ticket: z.string().optional() }),
    // Opened it has no body: texts go to and fro.
    answers: { 101: null } as object,
    refuses: ["not_authenticated", "upgrade_required"],
  },
};
