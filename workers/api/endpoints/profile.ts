import type { profileCalls } from "~/api/contract/profile";
import type { Handlers } from "../http/endpoint";
import { banners } from "./profile/banners";
import { block } from "./profile/block";
import { blocked } from "./profile/blocked";
import { change } from "./profile/change";
import { exportData } from "./profile/export";
import { find } from "./profile/find";
import { intro } from "./profile/intro";
import { list } from "./profile/list";
import { own } from "./profile/own";
import { registerOneSignal } from "./profile/register-one-signal";
import { removeOneSignal } from "./profile/remove-one-signal";
import { setActiveWorker } from "./profile/set-active-worker";
import { setCategories } from "./profile/set-categories";
import { todo } from "./profile/todo";
import { unblock } from "./profile/unblock";

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
