import type { searchCalls } from "~/api/contract/searches";
import type { Handlers } from "../http/endpoint";
import { list } from "./search/list";
import { remove } from "./search/remove";
import { save } from "./search/save";

export const search = { list, save, remove } satisfies Handlers<typeof searchCalls>;
