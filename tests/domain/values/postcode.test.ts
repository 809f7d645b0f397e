import { getZodConstraint } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { distanceMetres } from "~/domain/jobs/distance";
import { postcode, postcodeOrArea, zip4Of } from "~/domain/values/postcode";

const verdict = (schema: typeof postcode, input: unknown) => {
  const { success, data, error } = schema.safeParse(input);
  return success ? data : error.issues.map((issue) => issue.message);
};

const FULL = [
  ["1012AB", "1012AB"],
  ["1012 AB", "1012AB"],
  ["1012ab", "1012AB"],
  ["  1 0 1 2\ta\u00a0b\n", "1012AB"],
  ["9999XX", "9999XX"],
  ["1012SB", "1012SB"],
  ["1012AS", "1012AS"],
] as const;

const NEITHER = [
  ["", "required"],
  [" \u00a0 ", "required"],
  [undefined, "required"],
  [null, "required"],
  [1012, "zipcode"],
  [true, "zipcode"],
  [["1012AB"], "zipcode"],
  ["0123AB", "zipcode_none"],
  ["101AB", "zipcode"],
  ["10123", "zipcode"],
  ["1012A", "zipcode"],
  ["1012ABC", "zipcode"],
  ["1012SA", "zipcode_none"],
  ["1012SD", "zipcode_none"],
  ["1012 ss", "zipcode_none"],
  ["1012ß", "zipcode_none"],
  ["1012ÀB", "zipcode"],
  ["١٠١٢AB", "zipcode"],
  ["AB1012", "zipcode"],
] as const;

describe("a postcode", () => {
  it.each(FULL)("%j is kept as %j", (typed, kept) => {
    expect(verdict(postcode, typed)).toBe(kept);
    expect(verdict(postcodeOrArea, typed)).toBe(kept);
  });

  it.each(NEITHER)("%j is refused with %j, once", (typed, message) => {
    expect(verdict(postcode, typed)).toEqual([message]);
    const area = message.startsWith("zipcode") && typeof typed === "string" ? "zipcode_area" : message;
    expect(verdict(postcodeOrArea, typed)).toEqual([area]);
  });

  it("needs its letters unless the area alone will do", () => {
    expect(verdict(postcode, "1012")).toEqual(["zipcode"]);
    expect(verdict(postcodeOrArea, " 10 12 ")).toBe("1012");
    expect(verdict(postcodeOrArea, "0123")).toEqual(["zipcode_area"]);
  });

  it("leaves the browser no pattern that refuses what we accept", () => {
    expect(getZodConstraint(z.object({ postcode, postcodeOrArea }))).toEqual({
      postcode: { required: true },
      postcodeOrArea: { required: true },
    });
  });

  it("lies in the area of its digits", () => {
    expect(zip4Of("1012AB")).toBe("1012");
    expect(zip4Of("1012")).toBe("1012");
  });
});

describe("the distance between two points", () => {
  const dam = { lat: 52.373, lng: 4.895 };
  const coolsingel = { lat: 51.92, lng: 4.48 };

  it("is along the great circle, in whole metres", () => {
    expect(distanceMetres({ lat: 52, lng: 5 }, { lat: 53, lng: 5 })).toBe(111_195);
    const metres = distanceMetres(dam, coolsingel);
    expect(metres).toBeGreaterThan(57_000);
    expect(metres).toBeLessThan(58_500);
    expect(Number.isInteger(metres)).toBe(true);
  });

  it("is the same both ways, and nothing to itself", () => {
    expect(distanceMetres(coolsingel, dam)).toBe(distanceMetres(dam, coolsingel));
    expect(distanceMetres(dam, dam)).toBe(0);
  });

  it("survives the far side of the earth", () => {
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBe(20_015_115);
  });
});
