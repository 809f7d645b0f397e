import type { experienceCalls } from "~/api/contract/experience";
import type { Handlers } from "../http/endpoint";
import { add } from "./experience/add";
import { change } from "./experience/change";
import { order } from "./experience/order";
import { remove } from "./experience/remove";

export const experience = { add, change, order, remove } satisfies Handlers<typeof experienceCalls>;
