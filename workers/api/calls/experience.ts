import type { experienceCalls } from "~/api/contract/experience";
import type { Handlers } from "../http/endpoint";
import { add } from "./experience/add";
import { change } from "./experience/change";
import { remove } from "./experience/remove";

export const experience = { add, change, remove } satisfies Handlers<typeof experienceCalls>;
