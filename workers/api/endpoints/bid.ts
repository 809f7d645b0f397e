import type { bidCalls } from "~/api/contract/bids";
import type { Handlers } from "../http/endpoint";
import { change } from "./bid/change";
import { decide } from "./bid/decide";
import { own } from "./bid/own";
import { place } from "./bid/place";
import { withdraw } from "./bid/withdraw";

export const bid = { own, place, change, decide, withdraw } satisfies Handlers<typeof bidCalls>;
