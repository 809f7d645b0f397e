import type { RouterContextProvider } from "react-router";
import { getDrafts } from "~/context";
import { returnPath } from "~/middleware/return-path";

type Context = Readonly<RouterContextProvider>;

/** Remembers the page, because the identity provider redirects everyone to one address. */
export async function rememberCheckFrom(context: Context, page: string): Promise<void> {
  await getDrafts(context).write("check", page);
}

export async function checkFrom(context: Context): Promise<string> {
  const page = await getDrafts(context).read("check");
  return returnPath(typeof page === "string" ? page : null);
}
