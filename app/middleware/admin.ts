import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { getApi } from "../context";
import type { OwnProfile } from "../domain/accounts/user";
import { oncePerRequest } from "./once-per-request";
import { getViewer, requireViewer } from "./viewer";

export const isAdmin = ({ roles }: Pick<OwnProfile, "roles">) => roles.includes("admin");

export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<OwnProfile> {
  const viewer = await getViewer(context);
  if (!viewer || !isAdmin(viewer)) throw data(null, { status: 404 });
  return viewer;
}

export const adminMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  // Visitors get the login, the same for every address, so it reveals nothing. It keeps what was typed.
  await requireViewer(context, request);
  await requireAdmin(context);
  return next();
};

export const getWaiting = oncePerRequest((context) => getApi(context).admin.waiting());
