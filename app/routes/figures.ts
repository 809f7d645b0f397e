import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { brand } from "~/brand";
import { getApi } from "~/context";
import { type FiguresShown, figuresShown } from "~/domain/site/figures";

export const figuresOf = async (context: Readonly<RouterContextProvider>): Promise<FiguresShown> =>
  figuresShown(brand.claims, await optional(getApi(context).global.figures()));
