import type { ApiResponse, Ask } from "~/api/ask";
import { type Outcome, refresh } from "./refresh";
import { refusal, refusedAnswer } from "./refusal";
import type { Send } from "./send";
import { authorizationOf, type OpenSession } from "./session";

interface Calling<Asked, Answered> {
  send(asked: Asked, authorization: string | null): Promise<Answered>;
  isStale(answer: Answered): Promise<boolean> | boolean;
  renew(): Promise<Outcome>;
  unavailable(): Answered;
}

async function underSession<Asked, Answered>(
  { send, isStale, renew, unavailable }: Calling<Asked, Answered>,
  session: OpenSession,
  first: Asked,
  again: Asked,
): Promise<Answered> {
  const used = session.credential;
  const response = await send(first, used && authorizationOf(used));
  if (!used || !(await isStale(response))) return response;
  const fresh = session.credential !== used ? "renewed" : await renew();
  if (fresh === "unavailable") return unavailable();
  return send(again, session.credential && authorizationOf(session.credential));
}

const isStaleRefusal = (status: number, body: unknown) =>
  status === 401 && (body as { code?: string } | null)?.code !== "bad_credentials";

async function isStale(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const read = response.clone().json();
  return isStaleRefusal(401, await read.catch(() => null));
}

function withAuthorization(request: Request, authorization: string | null): Request {
  if (authorization === null) return request;
  const headers = new Headers(request.headers);
  headers.set("Authorization", authorization);
  return new Request(request, { headers });
}

type WaitUntil = (work: Promise<unknown>) => void;

export function withSession(send: Send, session: OpenSession, waitUntil: WaitUntil): Send {
  return async (request) => {
    if (!session.credential) return send(request);
    const again = request.clone() as Request;
    const calling: Calling<Request, Response> = {
      send: (request, authorization) => send(withAuthorization(request, authorization)),
      async isStale(response) {
        const stale = await isStale(response);
        if (!stale) void again.body?.cancel();
        return stale;
      },
      renew: () => refresh(session, send, new URL(request.url).origin, waitUntil),
      unavailable: () => refusal("unavailable", request),
    };
    return underSession(calling, session, request, again);
  };
}

interface SessionDeps {
  ask: Ask;
  send: Send;
  origin: string;
}

export function askWithSession({ ask, send, origin }: SessionDeps, session: OpenSession, waitUntil: WaitUntil): Ask {
  return async (request) => {
    const calling: Calling<typeof request, ApiResponse> = {
      send: (call, Authorization) =>
        ask(Authorization ? { ...call, headers: { ...call.headers, Authorization } } : call),
      isStale: ({ status, body }) => isStaleRefusal(status, body),
      renew: () => refresh(session, send, origin, waitUntil),
      unavailable: () => refusedAnswer("unavailable", request.language),
    };
    return underSession(calling, session, request, request);
  };
}
