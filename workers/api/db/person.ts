import { DELETED_USER, NAMELESS_USER } from "~/content/people";
import { publicName, type UserCard } from "~/domain/accounts/user-card";
import type { Language } from "~/domain/values/language";
import { withoutTurning } from "~/domain/values/unseen";
import type { Database } from "./database";
import { type Json, parsed } from "./json";

export interface Person {
  id: number;
  name: string;
  company: string | null;
  image_key: string | null;
  rating_sum: number;
  rating_count: number;
  helper_rating_sum: number;
  helper_rating_count: number;
  verification: string;
  business: number;
  function_title: string | null;
  workexperience_count: number;
  status: string;
  known: number;
}

/** The `user` row may be missing. `viewer` is SQL (0: visitor). */
export function personJson(alias: string, viewer = "?1"): string {
  const of = (column: string) => `'${column}', ${alias}.${column}`;
  return `CASE WHEN ${alias}.id IS NULL THEN NULL ELSE json_object(${[
    "id",
    "name",
    "company",
    "image_key",
    "rating_sum",
    "rating_count",
    "helper_rating_sum",
    "helper_rating_count",
    "verification",
    "business",
    "function_title",
    "workexperience_count",
    "status",
  ]
    .map(of)
    .join(
      ", ",
    )}, 'known', EXISTS (SELECT 1 FROM acquaintance a WHERE a.user_id = ${viewer} AND a.other_id = ${alias}.id)) END`;
}

export const mediaAddress = (key: string) => `/api/media/${key}/`;

export function deletedCard(language: Language): UserCard {
  return {
    id: null,
    name: DELETED_USER[language],
    image: null,
    rating: null,
    reviews_count: 0,
    helper_rating: null,
    helper_reviews_count: 0,
    verified: false,
    business: false,
    function_title: null,
    workexperience_count: 0,
  };
}

export const ratingOf = (sum: number, count: number) => (count === 0 ? null : Math.round((10 * sum) / count) / 10);

export const nameOf = (person: { name: string; business: boolean; company: string | null }, known: boolean) =>
  known && !(person.business && person.company) ? withoutTurning(person.name) : publicName(person);

/** docs/conventions.md#peoples-names says who sees the full name. */
export function cardOf(json: Json<Person> | null, viewer: number | null, language: Language): UserCard {
  const person = json === null ? null : parsed(json);
  if (!person || person.status === "deleted") return deletedCard(language);
  const business = person.business === 1;
  return {
    id: person.id,
    name: nameOf({ ...person, business }, person.id === viewer || person.known === 1) || NAMELESS_USER[language],
    image: person.image_key && mediaAddress(person.image_key),
    rating: ratingOf(person.rating_sum, person.rating_count),
    reviews_count: person.rating_count,
    helper_rating: ratingOf(person.helper_rating_sum, person.helper_rating_count),
    helper_reviews_count: person.helper_rating_count,
    verified: person.verification === "verified" && person.status === "active",
    business,
    function_title: person.function_title,
    workexperience_count: person.workexperience_count,
    ...(person.status !== "active" && { has_page: false as const }),
  };
}

export function fullName(json: Json<Person>): string {
  const person = parsed(json);
  return nameOf({ ...person, business: person.business === 1 }, true);
}

/** Lists of the admin area link to users by their name, so none is empty. */
export const nameForAdmin = (name: string, status: string, language: Language) =>
  name || (status === "deleted" ? DELETED_USER : NAMELESS_USER)[language];

export const fullNameOf = (user: string) =>
  `coalesce(iif(${user}.business = 1, ${user}.company, NULL), ${user}.name, '')`;

export async function nameFor(db: Database, reader: number, person: number): Promise<string> {
  const json = await db
    .prepare(`SELECT ${personJson("u")} AS person FROM user u WHERE u.id = ?2`)
    .bind(reader, person)
    .first<string>("person");
  return nameIn(json, reader);
}

/** Empty without a name: texts have their own word, in the language of the reader. */
export function nameIn(json: Json<Person> | null, reader: number): string {
  const { name } = cardOf(json, reader, "nl");
  return name === NAMELESS_USER.nl ? "" : name;
}

const written = new Map<number, string>();
const MAX_WRITTEN = 1000;

export function timeOf(at: number): string {
  let time = written.get(at);
  if (time === undefined) {
    time = new Date(at).toISOString();
    if (written.size >= MAX_WRITTEN) written.clear();
    written.set(at, time);
  }
  return time;
}
export const timeOrNull = (at: number | null) => (at === null ? null : timeOf(at));
