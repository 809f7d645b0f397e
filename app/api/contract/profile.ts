import { z } from "zod";
import { personalData } from "../../domain/accounts/export";
import { helperFilters } from "../../domain/accounts/helper";
import { foundHelpers, ownProfile, profileChange, userPublic } from "../../domain/accounts/user";
import { userCard } from "../../domain/accounts/user-card";
import { todo, wait } from "../../domain/deals/todo";
import { categories, category } from "../../domain/jobs/category";
import { oneSignalRegistration, oneSignalRemoval, oneSignalUser } from "../../domain/notifications/push";
import { page, pageOf } from "../../domain/values/page-schema";
import { boolean, id } from "../../domain/values/value";
import { call } from "../call";

const own = call({
  method: "GET",
  path: "/api/user/data/",
  who: "user",
  summary: "Own profile, and how many chats are unread",
  answers: { 200: ownProfile },
});

const change = call({
  method: "PATCH",
  path: "/api/user/data/",
  who: "user",
  summary:
    "Change the own profile, or with `delete_account` delete it (204). Another `email` needs `password`, or a login a moment ago",
  fields: profileChange,
  multipart: { image: 1 },
  answers: { 200: ownProfile, 204: null },
  refuses: ["money_open", "proof_required"],
});

const find = call({
  method: "GET",
  path: "/api/user/data/:id/",
  who: "everyone",
  summary: "Someone's public profile",
  answers: { 200: userPublic },
  cache: "fresh",
});

const setCategories = call({
  method: "POST",
  path: "/api/user/categories/",
  who: "user",
  summary: "Choose the categories one helps with",
  fields: z.object({ categories }),
  answers: { 200: z.object({ categories: z.array(category) }) },
});

const setActiveWorker = call({
  method: "POST",
  path: "/api/user/active-worker/",
  who: "user",
  summary: "Offer help, or stop offering it",
  fields: z.object({ value: boolean }),
  answers: { 200: z.object({ active_worker: z.boolean() }) },
});

const intro = call({
  method: "POST",
  path: "/api/user/intro/",
  who: "user",
  summary: "The introduction was seen",
  answers: { 200: z.object({ first_time: z.literal(false) }) },
});

const banner = z.object({
  id: z.string(),
  type: z.enum(["success", "info", "error"]),
  text: z.string(),
  link: z.string().nullable(),
  dismissable: z.boolean(),
});

const banners = call({
  method: "GET",
  path: "/api/user/banners/",
  who: "user",
  summary: "Banners to show above every page",
  fields: z.object({ page }),
  answers: { 200: pageOf(banner) },
});

const waiting = call({
  method: "GET",
  path: "/api/user/todo/",
  who: "user",
  summary: "What waits for the caller, the most pressing first",
  answers: { 200: z.object({ results: z.array(todo), waits: z.array(wait) }) },
});

const registerOneSignal = call({
  method: "POST",
  path: "/api/user/one-signal-id/",
  who: "user",
  summary: "Register the app's OneSignal id; an earlier timestamp never takes the place of a later one",
  ids: oneSignalUser,
  fields: oneSignalRegistration,
  answers: { 200: z.object({ id: z.string(), timestamp: z.int() }) },
  refuses: ["permission_denied"],
});

const removeOneSignal = call({
  method: "DELETE",
  path: "/api/user/one-signal-id/",
  who: "user",
  summary: "Remove the OneSignal id, when it is still the one registered then",
  fields: oneSignalRemoval,
  answers: { 204: null },
});

const list = call({
  method: "GET",
  path: "/api/user/list/",
  who: "everyone",
  summary: "People who offer help: nearest first, or best rated",
  fields: helperFilters,
  answers: { 200: foundHelpers },
  cache: "fresh",
});

const blockedUsers = z.object({ blocked_users: z.array(id) });

const block = call({
  method: "POST",
  path: "/api/user/:id/block/",
  who: "user",
  summary: "Block someone: neither can bid on, comment on or message the other",
  invalidPath: true,
  answers: { 200: blockedUsers },
});

const unblock = call({
  method: "DELETE",
  path: "/api/user/:id/block/",
  who: "user",
  summary: "Block someone no longer",
  invalidPath: true,
  answers: { 200: blockedUsers },
});

const blocked = call({
  method: "GET",
  path: "/api/user/blocked/",
  who: "user",
  summary: "Whom one blocks, the latest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(userCard) },
});

const exported = call({
  method: "GET",
  path: "/api/user/export/",
  who: "user",
  summary: "Everything that is kept of oneself, as a file",
  answers: { 200: personalData },
});

export const profileCalls = {
  own,
  change,
  find,
  list,
  setCategories,
  setActiveWorker,
  intro,
  banners,
  todo: waiting,
  registerOneSignal,
  removeOneSignal,
  block,
  unblock,
  blocked,
  export: exported,
};
