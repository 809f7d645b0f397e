import { z } from "zod";
import { socialLink, socialProof } from "../../domain/accounts/social";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/user/social/",
  who: "user",
  summary: "Accounts elsewhere by which one can log in",
  answers: { 200: z.object({ results: z.array(socialLink) }) },
});

const link = call({
  method: "POST",
  path: "/api/user/social/:social_app/",
  who: "user",
  summary: "Link an account elsewhere; the same proof as to log in with it",
  fields: socialProof,
  answers: { 201: socialLink },
  refuses: ["social_taken", "already_done", "unavailable"],
});

const unlink = call({
  method: "DELETE",
  path: "/api/user/social/:social_app/",
  who: "user",
  summary: "Unlink an account elsewhere; never the last way in",
  answers: { 204: null },
  refuses: ["not_found", "proof_required", "last_way_in"],
});

export const socialCalls = { list, link, unlink };
