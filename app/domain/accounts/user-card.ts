import { z } from "zod";
import { withoutTurning } from "../values/unseen";
import { address, id } from "../values/value";
import { initialOf } from "./initial";

/** A deleted user has a null id. `has_page` is only there as false: `/api/user/public-profile/{id}/` is 404. */
export const userCard = z.object({
  id: id.nullable(),
  name: z.string(),
  image: address.nullable(),
  rating: z.number().nullable(),
  reviews_count: z.int(),
  /** Of reviews of work done: those of jobs that somebody else posted. */
  helper_rating: z.number().nullable().optional(),
  helper_reviews_count: z.int().optional(),
  verified: z.boolean(),
  business: z.boolean(),
  function_title: z.string().nullable(),
  workexperience_count: z.int(),
  has_page: z.literal(false).optional(),
});
export type UserCard = z.output<typeof userCard>;

const SURNAME_PREFIXES = new Set(
  "aan bij d' da de del den der des di dos du el en het in la le les onder op over 's 't te ten ter tot uit uijt van von voor zu zur".split(
    " ",
  ),
);

export function publicName(person: { name: string; business: boolean; company: string | null }): string {
  if (person.business && person.company) return withoutTurning(person.company);
  const name = withoutTurning(person.name);
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (words.length < 2 || !last) return name;
  const between = words.slice(1, -1);
  const prefixes = between.slice(between.findLastIndex((word) => !SURNAME_PREFIXES.has(word.toLowerCase())) + 1);
  return [words[0], ...prefixes, `${initialOf(last)}.`].join(" ");
}

export function capitalised(name: string): string {
  if (name !== name.toLowerCase()) return name;
  const words = name.split(" ");
  return words
    .map((word, at) => (at > 0 && SURNAME_PREFIXES.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}

export const greetedName = ({ name, business }: { name: string; business: boolean }): string =>
  business ? name : (name.split(/\s+/).find(Boolean) ?? "");

/** The API gives your own name in full, and those of people you have a deal with. `id` is null for a deleted user. */
export const nameToOthers = ({ id, name, business }: Pick<UserCard, "id" | "name" | "business">): string =>
  business || id === null ? name : publicName({ name, business, company: null });
