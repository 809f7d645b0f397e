import { createContext, type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "../api/error";
import { getApi, getSession } from "../context";
import type { UserSelf } from "../domain/user";

type Context = RouterContextProvider | Readonly<RouterContextProvider>;
const viewerContext = createContext<Promise<UserSelf | null> | null>(null);

async function ask(context: Context): Promise<UserSelf | null> {
  if (!getSession(context).signedIn) return null;
  try {
    return await getApi(context).profile.own();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is looking, or null for a visitor. Asked once per request. */
export function getViewer(context: Context): Promise<UserSelf | null> {
  const asked = context.get(viewerContext);
  if (asked) return asked;
  const answer = ask(context);
  (context as RouterContextProvider).set(viewerContext, answer);
  return answer;
}

/** Where a visitor is sent who must log in first; a form post comes back to its page. */
export function loginFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** The viewer, or off to the login page and back. */
export async function requireViewer(context: Context, request: Request): Promise<UserSelf> {
  const viewer = await getViewer(context);
  if (!viewer) throw redirect(loginFor(request), 303);
  return viewer;
}
