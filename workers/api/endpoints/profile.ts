import type { profileCalls } from "~/api/contract/profile";
import type { Handlers } from "../http/endpoint";
import { block, blocked, unblock } from "./profile/blocks";
import { exportData } from "./profile/export";
import {
  banners,
  change,
  intro,
  own,
  registerOneSignal,
  removeOneSignal,
  setActiveWorker,
  setCategories,
  todo,
} from "./profile/own";
import { find, list } from "./profile/people";

export const profile = {
  own,
  change,
  find,
  list,
  setCategories,
  setActiveWorker,
  intro,
  banners,
  todo,
  registerOneSignal,
  removeOneSignal,
  block,
  unblock,
  blocked,
  export: exportData,
} satisfies Handlers<typeof profileCalls>;
