import { z } from "zod";
import { MAX_SEARCH_LENGTH } from "../../../domain/admin/admin-search-limits";
import { teamDecisionCall } from "../../../domain/admin/case-files";
import { page, pageOf } from "../../../domain/values/page-schema";
import { choice, id, searchWords } from "../../../domain/values/value";
import { call } from "../../call";

export const list = <const P extends string, T extends z.ZodType, const F extends z.ZodRawShape>(
  path: P,
  summary: string,
  item: T,
  filters: F,
) =>
  call({
    method: "GET",
    path,
    who: "admin",
    summary,
    fields: z.object({ page, ...filters }),
    answers: { 200: pageOf(item) },
  });

export const status = <const T extends readonly [string, ...string[]]>(words: T) => choice(words).optional();

export const search = searchWords(MAX_SEARCH_LENGTH);

export const ofPerson = id.optional();

export const file = <const P extends string, T extends z.ZodType>(path: P, summary: string, schema: T) =>
  call({ method: "GET", path, who: "admin", summary: `Of this implementation: ${summary}`, answers: { 200: schema } });

export const removal = <const P extends string>(path: P, summary: string) =>
  call({
    method: "DELETE",
    path,
    who: "admin",
    summary,
    fields: teamDecisionCall,
    answers: { 204: null },
    refuses: ["own_case"],
  });
