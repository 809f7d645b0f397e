import { refresh } from "./refresh";
import { refusal } from "./refusal";
import type { Send } from "./send";
import type { OpenSession } from "./session";

function withBearer(request: Request, access: string): Request {
  const headers = new Headers(request.headers);
  headers.set("Authorization", `Bearer ${access}`);
  return new Request(request, { headers });
}

/** A 401 about the credential, not about a login form. */
async function isStale(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const body: { code?: string } | null = await answer
    .clone()
    .json<{ code?: string }>()
    .catch(() => null);
  return body?.code !== "bad_credentials";
}

/** Adds the bearer token; when it expired, refreshes and retries once. An ended session continues as a visitor. */
export function withSession(send: Send, session: OpenSession, waitUntil: (work: Promise<unknown>) => void): Send {
  return async (request) => {
    const used = session.tokens;
    if (!used) return send(request);
    const again = request.clone() as Request;
    const answer = await send(withBearer(request, used.access));
    if (!(await isStale(answer))) {
      void again.body?.cancel();
      return answer;
    }
    const fresh =
      session.tokens !== used ? "renewed" : await refresh(session, send, new URL(request.url).origin, waitUntil);
    if (fresh === "unavailable") return refusal("unavailable", request);
    return send(session.tokens ? withBearer(again, session.tokens.access) : again);
  };
}
