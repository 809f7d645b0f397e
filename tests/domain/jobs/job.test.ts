import { describe, expect, it } from "vitest";
import { jobDraft, jobFilters } from "~/domain/jobs/job";
import { NO_ADDITIONS } from "~/domain/jobs/job-additions";
import { titleStep } from "~/domain/jobs/job-steps";
import { dayFrom, dayInAmsterdam } from "~/domain/values/calendar";

const DRAFT = { title: "Kast", description: "Twee meter", zipcode: "1012 ab", budget: "60,00" };

function faults(input: unknown): Record<string, string> {
  const result = jobDraft.safeParse(input);
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
}

describe("a draft of a job", () => {
  it("fills in what was not said", () => {
    expect(jobDraft.parse(DRAFT)).toEqual({
      title: "Kast",
      description: "Twee meter",
      zipcode: "1012AB",
      budget: 6000,
      price_type: "budget",
      category: 6,
      business_required: false,
      is_remote: false,
      execution_date: null,
      ...NO_ADDITIONS,
    });
  });

  it("takes null for what was not said", () => {
    const nothing = {
      price_type: null,
      category: null,
      business_required: null,
      is_remote: null,
      execution_date: null,
    };
    expect(jobDraft.parse({ ...DRAFT, ...nothing })).toEqual(jobDraft.parse(DRAFT));
  });

  it("asks no postcode of a remote job and no budget of a price to be agreed", () => {
    const remote = jobDraft.parse({ ...DRAFT, zipcode: "onzin", is_remote: true });
    expect(remote.zipcode).toBeNull();
    const agreed = jobDraft.parse({ ...DRAFT, budget: "onzin", price_type: "TBD" });
    expect(agreed.budget).toBe(0);
  });

  it.each([
    [{ ...DRAFT, zipcode: undefined }, { zipcode: "required" }],
    [{ ...DRAFT, zipcode: null }, { zipcode: "required" }],
    [{ ...DRAFT, zipcode: "1012SS" }, { zipcode: "zipcode_none" }],
    [{ ...DRAFT, budget: null }, { budget: "required" }],
    [{ ...DRAFT, budget: "0" }, { budget: "amount_min" }],
    [{ ...DRAFT, budget: "9999.01" }, { budget: "amount_max:999900" }],
    [{ ...DRAFT, budget: "1e3" }, { budget: "money" }],
    [{ ...DRAFT, price_type: "gratis" }, { price_type: "choice" }],
    [{ ...DRAFT, category: 0 }, { category: "choice" }],
    [{ ...DRAFT, title: "x".repeat(51) }, { title: "max_length:50" }],
    [{ ...DRAFT, title: "een\ntwee" }, { title: "invalid_characters" }],
    [{ ...DRAFT, title: "🔧🔧!" }, { title: "no_words" }],
    [{ ...DRAFT, title: " " }, { title: "required" }],
    [{ ...DRAFT, title: 5 }, { title: "invalid" }],
    [{ ...DRAFT, description: "\u200b" }, { description: "required" }],
    [{ ...DRAFT, execution_date: "2026-02-30" }, { execution_date: "date" }],
    [{ ...DRAFT, execution_date: "2020-01-01" }, { execution_date: "date_past" }],
    [{ ...DRAFT, location_details: "x".repeat(201) }, { location_details: "max_length:200" }],
  ])("%#: refuses what is wrong, by field", (input, expected) => {
    expect(faults(input)).toEqual(expected);
  });

  it("takes a day of more than a year ahead, which the form for a new job refuses", () => {
    const execution_date = dayFrom(dayInAmsterdam(Date.now()), 366);
    expect(jobDraft.safeParse({ ...DRAFT, execution_date }).success).toBe(true);
    const { error } = titleStep.safeParse({ title: DRAFT.title, when: "date", execution_date });
    expect(error?.issues).toMatchObject([{ path: ["execution_date"], message: "date_far:365" }]);
  });

  it("refuses contact details in what everyone reads, and takes them in what the parties alone read", () => {
    const texts = { title: "Kast", description: "Kijk op site.nl", special_requirements: "Bel 0612345678" };
    expect(
      jobDraft.safeParse({ ...DRAFT, ...texts }).error?.issues.map(({ path, message }) => [path[0], message]),
    ).toEqual([
      ["description", "contact_details@job"],
      ["description", "contact_words:“site.nl”"],
      ["special_requirements", "contact_details@job"],
      ["special_requirements", "contact_words:“0612345678”"],
    ]);
    expect(faults({ ...DRAFT, location_details: "Bel 0612345678" })).toEqual({});
  });

  it("looks for no contact details in what is too long, or no text", () => {
    expect(faults({ ...DRAFT, description: `0612345678${"x".repeat(1000)}` })).toEqual({
      description: "max_length:1000",
    });
    expect(faults({ ...DRAFT, description: "0612345678\u0000" })).toEqual({ description: "invalid_characters" });
  });

  it("counts signs, not code units, and takes today", () => {
    expect(faults({ ...DRAFT, title: `L${"🪜".repeat(49)}`, execution_date: dayInAmsterdam(Date.now()) })).toEqual({});
  });
});

describe("the filters of the list", () => {
  it("ask for everything when nothing is asked", () => {
    expect(jobFilters.parse({ search: "", zipcode: "", distance: "", price: "", categories: "" })).toEqual({
      page: 1,
      search: null,
      categories: [],
      sort_rating: false,
      sort_distance: true,
    });
  });

  it.each([
    ["1,4", [1, 4]],
    [
      ["1", "4"],
      [1, 4],
    ],
    ["0", []],
    ["10", [10]],
  ])("read categories %j", (categories, expected) => {
    expect(jobFilters.parse({ categories }).categories).toEqual(expected);
  });

  it.each([
    { page: "0" },
    { page: "1.5" },
    { categories: "11" },
    { zipcode: "12" },
    { distance: "0" },
    { distance: "100001" },
    { price: "-1" },
    { zip4: "012" },
    { sort_rating: "ja" },
    { search: "x".repeat(101) },
  ])("refuse %j on its parameter", (query) => {
    const result = jobFilters.safeParse(query);
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(query));
  });
});
