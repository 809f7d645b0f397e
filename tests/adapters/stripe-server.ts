import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  instead?: "silence" | "break";
}

async function askedOf(request: IncomingMessage): Promise<ReceivedRequest> {
  let body = "";
  for await (const part of request) body += String(part);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stripe.test");
  return { method: request.method ?? "", path: pathname, query: searchParams, headers: request.headers, body };
}

function give({ status = 200, body = {}, headers = {}, instead }: Answer, response: ServerResponse): void {
  if (instead === "silence") return;
  if (instead === "break") {
    response.destroy();
    return;
  }
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_1", ...headers });
  response.end(text);
}

export async function stripeServer() {
  const asked: ReceivedRequest[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    void askedOf(request).then((one) => {
      asked.push(one);
      give(answers.shift() ?? { status: 599, body: "nothing was to be asked" }, response);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answersWith: (...given: Answer[]) => {
      answers.push(...given);
    },
    forget: () => {
      asked.length = 0;
      answers.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const formOf = ({ body }: ReceivedRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body));
