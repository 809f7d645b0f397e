import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";

export async function isProved(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const proof = await optional(getApi(context).account.readProof());
  // Null from a back end without this call: it requests nothing.
  return proof?.proved_until !== null;
}

export const proofPath = (user: number | string | null, way: string): string => `/profile/${user}/toegang/${way}`;
