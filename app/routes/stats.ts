import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { brand } from "~/brand";
import { getApi } from "~/context";
import { type ShownStats, shownStats } from "~/domain/site/stats";

export const statsOf = async (context: Readonly<RouterContextProvider>): Promise<ShownStats> =>
  shownStats(brand.claims, await optional(getApi(context).global.figures()));
