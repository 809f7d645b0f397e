import { createContext, type RouterContextProvider, redirect } from "react-router";
import { isRefused, optional } from "../api/error";
import { getApi, getSession } from "../context";
import type { OwnProfile } from "../domain/accounts/user";
import { oncePerRequest } from "./once-per-request";
import { pageUrl } from "./page-url";
import { pageOfForm } from "./typed-form";

type Context = Readonly<RouterContextProvider>;

export const getViewer = oncePerRequest(async (context): Promise<OwnProfile | null> => {
  if (!getSession(context).signedIn) return null;
  try {
    return await getApi(context).profile.own();
  } catch (error) {
    if (isRefused(error, 401)) return null;
    throw error;
  }
});

export const loginTo = (path: string) => `/login?next=${encodeURIComponent(path)}`;

export const signUpTo = (path: string) => `/signup?next=${encodeURIComponent(path)}`;

export function loginFor(request: Request, anchor?: string): string {
  const { pathname, search } = pageUrl(request);
  return loginTo(pathname + search + (anchor ? `#${anchor}` : ""));
}

export const namePath = (next: string, isNeeded = false) =>
  `/welkom?next=${encodeURIComponent(next)}${isNeeded ? "&nodig" : ""}`;

export const isNameless = ({ name }: Pick<OwnProfile, "name">): boolean => name === "";

/** Call it before the body is read: a form keeps what was typed. `keepsPhotos`: its page adopts the chosen photos. */
export async function requireViewer(
  context: Context,
  request: Request,
  { keepsPhotos = false } = {},
): Promise<OwnProfile> {
  const viewer = await getViewer(context);
  if (viewer) return viewer;
  throw redirect(
    request.method === "POST" ? loginTo(await pageOfForm(context, request, keepsPhotos)) : loginFor(request),
    303,
  );
}

const unreadContext = createContext<number | null>(null);

/** The viewer was loaded before this request read a chat. */
export function setUnread(context: Context, chats: number): void {
  (context as RouterContextProvider).set(unreadContext, chats);
}

const notificationsContext = createContext<number | null>(null);

export function setUnreadNotifications(context: Context, notifications: number): void {
  (context as RouterContextProvider).set(notificationsContext, notifications);
}

export const getUnreadNotifications = (context: Context, viewer: OwnProfile): number =>
  context.get(notificationsContext) ?? viewer.unread_notifications ?? 0;

export async function getUnread(context: Context, viewer: OwnProfile): Promise<number> {
  const known = context.get(unreadContext) ?? viewer.unread_chats;
  if (known !== undefined) return known;
  return (await optional(getApi(context).chat.list()))?.unread ?? 0;
}
