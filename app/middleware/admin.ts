import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { getApi } from "../context";
import type { OwnProfile } from "../domain/user";
import { oncePerRequest } from "./once-per-request";
import { getViewer } from "./viewer";

export const isAdmin = ({ roles }: Pick<OwnProfile, "roles">) => roles.includes("admin");

/** The admin who looks; for anybody else the desk is not there. */
export async function requireAdmin(context: Readonly<RouterContextProvider>): Promise<OwnProfile> {
  const viewer = await getViewer(context);
  if (!viewer || !isAdmin(viewer)) throw data(null, { status: 404 });
  return viewer;
}

/** Stands before everything under `/admin`: whoever is no admin meets no page, and what they post changes nothing. */
export const adminMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  await requireAdmin(context);
  return next();
};

/** What waits for the desk. */
export const getWaiting = oncePerRequest((context) => getApi(context).admin.waiting());
