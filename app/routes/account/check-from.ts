import type { RouterContextProvider } from "react-router";
import { getDrafts } from "~/context";
import { returnPath } from "~/middleware/return-path";

type Context = Readonly<RouterContextProvider>;

/** The provider that checks identities sends everybody back to one address: where this browser left from is kept here. */
export async function rememberCheckFrom(context: Context, page: string): Promise<void> {
  await getDrafts(context).write("check", page);
}

/** Where one goes on after a check: where it was begun; the settings when that is not known. */
export async function checkFrom(context: Context): Promise<string> {
  const page = await getDrafts(context).read("check");
  return returnPath(typeof page === "string" ? page : null, "/profile/settings");
}
