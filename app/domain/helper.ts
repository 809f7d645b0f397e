import { z } from "zod";
import { category } from "./category";
import { page } from "./page-schema";
import { postcodeOrArea } from "./postcode";
import { emptyIsAbsent, integer, optionalText } from "./value";

/** The query of the list of helpers. `distance` in metres, counted only with a postcode. */
export const helperFilters = z.object({
  page,
  category: emptyIsAbsent(category),
  zipcode: emptyIsAbsent(postcodeOrArea),
  distance: emptyIsAbsent(integer(1, 100_000)),
  search: optionalText(100),
});
