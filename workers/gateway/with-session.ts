import { refresh } from "./refresh";
import { refusal } from "./refusal";
import type { Send } from "./send";
import { authorizationOf, type Credential, type OpenSession } from "./session";

function withCredential(request: Request, credential: Credential): Request {
  const headers = new Headers(request.headers);
  headers.set("Authorization", authorizationOf(credential));
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

/** Adds the credential; when an access token expired, refreshes and retries once. An ended session continues as a visitor. */
export function withSession(send: Send, session: OpenSession, waitUntil: (work: Promise<unknown>) => void): Send {
  return async (request) => {
    const used = session.credential;
    if (!used) return send(request);
    const again = request.clone() as Request;
    const answer = await send(withCredential(request, used));
    if (!(await isStale(answer))) {
      void again.body?.cancel();
      return answer;
    }
    const fresh =
      session.credential !== used ? "renewed" : await refresh(session, send, new URL(request.url).origin, waitUntil);
    if (fresh === "unavailable") return refusal("unavailable", request);
    return send(session.credential ? withCredential(again, session.credential) : again);
  };
}
