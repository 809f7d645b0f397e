import type { searchCalls } from "~/api/contract/searches";
import type { Handlers } from "../http/endpoint";
import { change } from "./search/change";
import { list } from "./search/list";
import { remove } from "./search/remove";
import { save } from "./search/save";

export const search = { list, save, change, remove } satisfies Handlers<typeof searchCalls>;
