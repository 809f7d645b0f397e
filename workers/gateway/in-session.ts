import { DRAWN_FOR_HEADER } from "~/api/drawn-for-header";
import { byRequest, readingOwnWrites } from "./bookmarks";
import { refusal } from "./refusal";
import type { Send } from "./send";
import { OpenSession } from "./session";
import { withSession } from "./with-session";

interface SessionResponse {
  answer: Response;
  cookies: readonly string[];
}

/** The user may have changed in another tab: forms compare it too (app/middleware/same-viewer.ts). */
function isOfOtherUser(request: Request, { user }: OpenSession): boolean {
  const drawnFor = request.headers.get(DRAWN_FOR_HEADER);
  return drawnFor !== null && user !== null && drawnFor !== String(user);
}

export async function sendInSession(
  request: Request,
  bare: Request,
  env: Pick<Env, "SESSIONS" | "SESSION_SECRET">,
  execution: Pick<ExecutionContext, "waitUntil">,
  send: Send,
): Promise<SessionResponse> {
  const session = await OpenSession.of(request, env);
  if (isOfOtherUser(request, session)) return { answer: refusal("other_user", request), cookies: session.cookies };
  const own = readingOwnWrites(request);
  const call = withSession(own.over(byRequest, send), session, (work) => execution.waitUntil(work));
  const answer = await call(bare);
  // The next page reports the suspension. A call of a script cannot.
  const cookies = session.suspended ? [] : session.cookies;
  return { answer, cookies: [...cookies, ...own.cookies] };
}
