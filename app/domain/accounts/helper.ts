import { z } from "zod";
import { category } from "../jobs/category";
import { MAX_DISTANCE_METRES } from "../jobs/distance";
import { page } from "../values/page-schema";
import { postcodeOrArea } from "../values/postcode";
import { boolean, emptyIsAbsent, integer, searchWords } from "../values/value";

export const NEAREST_RATED = 400;

/** `distance` is in metres and needs a postcode. With a postcode the nearest come first, without one the best rated. */
export const helperFilters = z.object({
  page,
  category: emptyIsAbsent(category),
  zipcode: emptyIsAbsent(postcodeOrArea),
  distance: emptyIsAbsent(integer(1, MAX_DISTANCE_METRES)),
  search: searchWords(100),
  sort_rating: emptyIsAbsent(boolean).transform((on) => on ?? false),
});
