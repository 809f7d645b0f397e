import { contract } from "~/api/contract";
import { distanceMetres } from "~/domain/jobs/distance";
import { PAGE_SIZE } from "~/domain/values/page";
import { zip4Of } from "~/domain/values/postcode";
import { dealsBetween } from "../../db/job";
import { findPublic, listPublic } from "../../db/profile";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { areaOf } from "../../postcodes/areas";
import { zipcodeExists } from "../../postcodes/exists";
import { byDistance } from "../../search/people-by-distance";
import { byRating } from "../../search/people-by-rating";
import { byRatingNearby } from "../../search/people-by-rating-nearby";
import { bySearch } from "../../search/people-by-search";

/** Rows read do not grow with the number of helpers. */
export const list = endpoint(contract.profile.list, {
  handle: async (c) => {
    const fields = await c.fields({ zipcode: zipcodeExists });
    const { db, language } = c;
    const viewer = c.viewer?.id ?? null;
    const category = fields.category ?? 0;
    const origin = fields.zipcode ? areaOf(zip4Of(fields.zipcode)) : null;
    const radius = origin && fields.distance ? fields.distance : null;
    const words = (fields.search ?? "").split(/\s+/).filter(Boolean);
    const from = (fields.page - 1) * PAGE_SIZE;
    const to = from + PAGE_SIZE;
    const people = await (words.length > 0
      ? bySearch(db, viewer, language, { category, words, origin, radius, rated: fields.sort_rating, from, to })
      : origin
        ? (fields.sort_rating ? byRatingNearby : byDistance)(db, category, { origin, radius }, from, to)
        : byRating(db, category, from, to));
    const metresTo = (zip4: string) => {
      const area = origin && areaOf(zip4);
      return origin && area ? distanceMetres(origin, area) : null;
    };
    const { ids, ...rest } = people;
    return { ...rest, results: await listPublic(db, ids, viewer, language, metresTo) };
  },
});

export const find = endpoint(contract.profile.find, {
  handle: async (c) => {
    const [id, viewer] = [c.id(), c.viewer?.id ?? null];
    const [person, deals] = await Promise.all([
      findPublic(c.db, id, viewer, c.language),
      viewer === null ? [] : dealsBetween(c.db, { one: viewer, other: id }),
    ]);
    return person ? { ...person, ...(deals.length > 0 && { deals }) } : refuse("not_found");
  },
});
