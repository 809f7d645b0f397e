import { data, type RouterContextProvider, redirect } from "react-router";
import type { OwnProfile } from "../domain/accounts/user";
import { getViewer } from "./viewer";

export const isPartner = ({ roles }: Pick<OwnProfile, "roles">) => roles.includes("partner");

export async function requirePartner(context: Readonly<RouterContextProvider>): Promise<OwnProfile> {
  const viewer = await getViewer(context);
  if (!viewer) throw redirect("/partner-login", 303);
  if (!isPartner(viewer)) throw data(null, { status: 404 });
  return viewer;
}
