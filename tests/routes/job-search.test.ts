import { expect, test } from "vitest";
import {
  EVERYTHING,
  isFiltered,
  listQuery,
  readSearch,
  searchAddress,
  shownSort,
  writeSearch,
} from "~/components/jobs/job-search";

const read = (query: string, ownZipcode: string | null = null, locale: "nl" | "en" = "nl") =>
  readSearch(new URLSearchParams(query), { locale, ownZipcode });

test("an address without a query looks for everything", () => {
  expect(read("")).toEqual(EVERYTHING);
  expect(searchAddress(EVERYTHING)).toBe("/browse-tasks");
});

test("what a form sends unchanged is not in the address", () => {
  const sent = read("search=&categories=0&zipcode=&price=0&distance=25&sort=nearest");
  expect(writeSearch(sent)).toBe("");
});

test("what differs is, and is read back the same", () => {
  const asked = "?search=kraan+%26+bad&categories=10&zipcode=1012AB&price=50&distance=7&sort=rating";
  expect(writeSearch(read(asked))).toBe(asked);
  expect(searchAddress(read(asked), 3)).toBe(`/browse-tasks/3${asked}`);
});

test("a price is read as in forms, in the language of the page", () => {
  const priceOf = (typed: string, locale: "nl" | "en") =>
    read(new URLSearchParams({ price: typed }).toString(), null, locale).price;
  for (const typed of ["€ 75", "75,-", "75 euro", " 75 "]) expect(priceOf(typed, "nl"), typed).toBe("75");
  expect([priceOf("1.000", "nl"), priceOf("1.000,50", "nl"), priceOf("€ 0", "nl")]).toEqual(["1000", "1000.50", ""]);
  expect([priceOf("1,000", "en"), priceOf("1,000.50", "en")]).toEqual(["1000", "1000.50"]);
  expect([priceOf("1,000", "nl"), priceOf("1.000", "en"), priceOf("veel", "nl")]).toEqual(["1,000", "1.000", "veel"]);
});

test("an area and the map are part of it, and what is neither is left out", () => {
  const asked = "?zip4=1012&view=map";
  expect(writeSearch(read(asked))).toBe(asked);
  expect(listQuery(read(asked), 1).zip4).toBe("1012");
  expect([isFiltered(read("zip4=1012")), isFiltered(read("view=map"))]).toEqual([true, false]);
  expect(read("zip4=0&view=globe")).toEqual(EVERYTHING);
});

test("a person's own postcode is filled in, until none or another is asked for", () => {
  expect(read("", "1071AB").zipcode).toBe("1071AB");
  expect(read("zipcode=", "1071AB").zipcode).toBe("");
  expect(read("zipcode=3511", "1071AB").zipcode).toBe("3511");
});

test("an address that is passed on shows others the same list: the own postcode stays in it, and asking for none", () => {
  expect(writeSearch(read("zipcode=1071AB", "1071AB"), "1071AB")).toBe("?zipcode=1071AB");
  expect(writeSearch(read("zipcode=", "1071AB"), "1071AB")).toBe("?zipcode=");
});

test("nothing is near without a postcode: the newest come first, and that is said", () => {
  expect(shownSort(read(""))).toBe("newest");
  expect(shownSort(read("sort=rating"))).toBe("rating");
  expect(shownSort(read("zipcode=1012"))).toBe("nearest");
});

test("unknown categories and orders are none", () => {
  expect(read("categories=99&sort=price")).toMatchObject({ category: 0, sort: "nearest" });
});

test("the API is asked in metres, and for a distance only round a postcode", () => {
  expect(listQuery(read("zipcode=1012&distance=10"), 2)).toMatchObject({ page: 2, zipcode: "1012", distance: "10000" });
  expect(listQuery(read("distance=10"), 1).distance).toBeUndefined();
});

test("a distance that is no number goes to the API to be refused, not thrown away", () => {
  expect(listQuery(read("zipcode=1012&distance=ver"), 1).distance).toBe("ver");
});

test("each order asks the API for its own", () => {
  expect(listQuery(read(""), 1)).toMatchObject({ sort_rating: false, sort_distance: true });
  expect(listQuery(read("sort=newest"), 1)).toMatchObject({ sort_rating: false, sort_distance: false });
  expect(listQuery(read("sort=rating"), 1)).toMatchObject({ sort_rating: true, sort_distance: false });
});

test("an order is no filter", () => {
  expect(isFiltered(read("sort=newest"))).toBe(false);
  expect(isFiltered(read("price=5"))).toBe(true);
});
