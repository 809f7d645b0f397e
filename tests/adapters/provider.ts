import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Behaviour =
  | { status: number; headers?: Record<string, string>; body?: string }
  | "breaks the connection"
  | "never answers";

export class Provider {
  readonly heard: ReceivedRequest[] = [];
  behaviour: Behaviour = { status: 200 };
  private server: Server | undefined;
  base = "";

  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, "127.0.0.1", resolve));
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = "", url: path = "", headers } = request;
    this.heard.push({ method, path, headers, body: Buffer.concat(parts) });
    if (this.behaviour === "never answers") return;
    if (this.behaviour === "breaks the connection") request.socket.destroy();
    else response.writeHead(this.behaviour.status, this.behaviour.headers).end(this.behaviour.body ?? "");
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  get lastJson(): Record<string, unknown> {
    return JSON.parse(this.heard.at(-1)?.body.toString() ?? "null") as Record<string, unknown>;
  }

  readonly fetch: typeof fetch = (address, init) => {
    const { pathname, search } = new URL(String(address));
    return fetch(this.base + pathname + search, init);
  };
}
