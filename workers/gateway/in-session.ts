import { byRequest, readingOwnWrites } from "./bookmarks";
import type { Send } from "./send";
import { OpenSession } from "./session";
import { withSession } from "./with-session";

interface Sent {
  answer: Response;
  cookies: readonly string[];
}

export async function sendInSession(
  request: Request,
  bare: Request,
  env: Pick<Env, "SESSIONS" | "SESSION_SECRET">,
  execution: Pick<ExecutionContext, "waitUntil">,
  send: Send,
): Promise<Sent> {
  const session = await OpenSession.of(request, env);
  const own = readingOwnWrites(request);
  const call = withSession(own.over(byRequest, send), session, (work) => execution.waitUntil(work));
  const answer = await call(bare);
  // The next page reports the suspension. A call of a script cannot.
  const cookies = session.suspended ? [] : session.cookies;
  return { answer, cookies: [...cookies, ...own.cookies] };
}
