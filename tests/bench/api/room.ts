import { DurableObject } from "cloudflare:workers";

/** Baseline: a message is a row in D1 and a frame to every socket of its room. */
export class Room extends DurableObject {
  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  tell(frame: string): void {
    for (const ws of this.ctx.getWebSockets()) ws.send(frame);
  }
}

interface Bindings {
  DB: D1Database;
  ROOM: DurableObjectNamespace<Room>;
}

export default {
  async fetch(request, { DB, ROOM }, execution) {
    const name = new URL(request.url).pathname;
    const room = ROOM.getByName(name);
    if (request.headers.has("Upgrade")) return room.fetch(request);
    const { message } = await request.json<{ message: string }>();
    const row = await DB.prepare("INSERT INTO said (room, message) VALUES (?, ?) RETURNING id, message")
      .bind(name, message)
      .first();
    const frame = JSON.stringify(row);
    execution.waitUntil(room.tell(frame));
    return new Response(frame, { status: 201, headers: { "Content-Type": "application/json" } });
  },
} satisfies ExportedHandler<Bindings>;
