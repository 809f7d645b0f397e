import { z } from "zod";
import { savedSearch, searchDraft } from "../../domain/jobs/saved-search";
import { page, pageOf } from "../../domain/values/page-schema";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/user/searches/",
  who: "user",
  summary: "Own saved searches, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(savedSearch) },
});

const save = call({
  method: "POST",
  path: "/api/user/searches/",
  who: "user",
  summary: "Save a search: new jobs that match are told",
  fields: searchDraft,
  answers: { 201: savedSearch },
  refuses: ["limit_reached"],
});

const change = call({
  method: "PUT",
  path: "/api/user/searches/:id/",
  who: "user",
  summary: "Change a saved search: what it looks for, its name, how one is told",
  fields: searchDraft,
  answers: { 200: savedSearch },
  refuses: ["not_found"],
});

const remove = call({
  method: "DELETE",
  path: "/api/user/searches/:id/",
  who: "user",
  summary: "Remove a saved search",
  answers: { 204: null },
});

export const searchCalls = { list, save, change, remove };
