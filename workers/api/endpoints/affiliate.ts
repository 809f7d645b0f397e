import type { affiliateCalls } from "~/api/contract/affiliates";
import type { Handlers } from "../http/endpoint";
import { products } from "./affiliate/products";
import { trackClick } from "./affiliate/track-click";

export const affiliate = { products, trackClick } satisfies Handlers<typeof affiliateCalls>;
