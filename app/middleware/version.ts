import type { RouterContextProvider } from "react-router";
import { optional } from "../api/error";
import { getApi } from "../context";
import { isOlder, VERSION } from "../domain/site/version";

export async function isOutdated(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const served = await optional(getApi(context).global.version());
  return served !== null && isOlder(VERSION, served.minimum_version);
}
