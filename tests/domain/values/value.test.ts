import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { categories } from "~/domain/jobs/category";
import { page } from "~/domain/values/page-schema";
import { isBlank } from "~/domain/values/unseen";
import {
  boolean,
  id,
  integer,
  language,
  line,
  optionalInteger,
  optionalLine,
  optionalText,
  text,
} from "~/domain/values/value";

const faultsOf = (schema: z.ZodType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message }) => message);

describe("a text", () => {
  const five = text(5);
  it("is trimmed at both ends and otherwise kept as it was sent", () => {
    const long = text(100);
    for (const sent of ["<b>&amp;</b>", "a\r\n\tb", "caf\u00e9", "👩‍🔧"]) expect(long.parse(` ${sent}\n`)).toBe(sent);
  });

  it.each(["", " \n\t", "\u200b\u00ad\u2060", "\u3000", undefined, null])("%j says nothing", (sent) => {
    expect(faultsOf(five, sent)).toEqual(["required"]);
    expect(optionalText(5).parse(sent)).toBeNull();
  });

  it.each([5, true, ["a"], { a: 1 }])("%j is none", (sent) => {
    expect(faultsOf(five, sent)).toEqual(["invalid"]);
    expect(faultsOf(optionalText(5), sent)).toEqual(["invalid"]);
  });

  it("is counted in code points", () => {
    expect(five.parse("😀😀😀😀😀")).toBe("😀😀😀😀😀");
    expect(faultsOf(five, "😀😀😀😀😀a")).toEqual(["max_length:5"]);
    expect(faultsOf(optionalText(5), "abcdef")).toEqual(["max_length:5"]);
  });

  it.each(["a\u0000b", "a\u0008b", "a\u000bb", "a\u000cb", "a\u001fb", "a\u007fb", "a\ud800b", "\udc00a"])(
    "%j has signs that are refused",
    (sent) => {
      expect(faultsOf(five, sent)).toEqual(["invalid_characters"]);
      expect(faultsOf(optionalLine(5), sent)).toEqual(["invalid_characters"]);
    },
  );

  it("takes any text that is short enough and has none of those, composed", () => {
    const signs = fc.string({ unit: "grapheme", maxLength: 20 });
    fc.assert(
      fc.property(signs, (sent) => {
        const trimmed = sent.trim().normalize();
        fc.pre(
          !isBlank(trimmed) && [...trimmed].length <= 200 && faultsOf(text(200), sent)[0] !== "invalid_characters",
        );
        expect(text(200).parse(sent)).toBe(trimmed);
      }),
    );
  });
});

describe("a line", () => {
  it.each(["a\tb", "a\nb", "a\rb", "a\u0085b", "a\u2028b", "a\u2029b"])("%j is none", (sent) => {
    expect(faultsOf(line(5), sent)).toEqual(["invalid_characters"]);
    expect(faultsOf(optionalLine(5), sent)).toEqual(["invalid_characters"]);
  });
});

describe("the small kinds", () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ["id", id, 7, 7],
    ["id", id, "7", 7],
    ["whole number", integer(1, 100), "100", 100],
    ["whole number", integer(-5, 5), "-5", -5],
    ["whole number or none", optionalInteger(-5, 5), "-5", -5],
    ["whole number or none", optionalInteger(-5, 5), 0, 0],
    ["whole number or none", optionalInteger(-5, 5), "", null],
    ["whole number or none", optionalInteger(-5, 5), null, null],
    ["whole number or none", optionalInteger(-5, 5), undefined, null],
    ["boolean", boolean, "true", true],
    ["boolean", boolean, false, false],
    ["language", language, "en", "en"],
    ["page", page, undefined, 1],
    ["page", page, "12", 12],
    ["page", page, "99999999999999999999", 1_000_000_000],
    ["categories", categories, ["1", 10], [1, 10]],
    ["categories", categories, "4", [4]],
    ["categories", categories, "", []],
  ])("%s: %s reads %j as %j", (_, schema, sent, read) => {
    expect(schema.parse(sent)).toEqual(read);
  });

  it.each<[string, z.ZodType, unknown, string]>([
    ["id", id, undefined, "required"],
    ["id", id, 0, "invalid"],
    ["id", id, -1, "invalid"],
    ["id", id, 1.5, "invalid"],
    ["id", id, "1e3", "invalid"],
    ["id", id, " 1", "invalid"],
    ["id", id, 2 ** 53, "invalid"],
    ["whole number", integer(1, 100), 101, "invalid"],
    ["whole number", integer(1, 100), "1.5", "invalid"],
    ["whole number or none", optionalInteger(-5, 5), 6, "invalid"],
    ["whole number or none", optionalInteger(-5, 5), "derde", "invalid"],
    ["boolean", boolean, 1, "invalid"],
    ["boolean", boolean, "yes", "invalid"],
    ["boolean", boolean, null, "required"],
    ["language", language, "de", "choice"],
    ["page", page, "0", "page"],
    ["page", page, "-1", "page"],
    ["page", page, "1.5", "page"],
    ["page", page, "x", "page"],
    ["categories", categories, [1, "1"], "invalid"],
    ["categories", categories, [0], "choice"],
    ["categories", categories, ["x"], "choice"],
    ["categories", categories, undefined, "required"],
    ["categories", categories, { 0: 1 }, "invalid"],
  ])("%s: %s refuses %j as %s", (_, schema, sent, fault) => {
    expect(faultsOf(schema, sent)).toEqual([fault]);
  });
});
