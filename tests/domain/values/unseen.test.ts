import { describe, expect, it } from "vitest";
import { email } from "~/domain/accounts/account";
import { businessDetails } from "~/domain/accounts/business";
import { initialOf } from "~/domain/accounts/initial";
import { publicName } from "~/domain/accounts/user-card";
import { iban } from "~/domain/money/iban";
import { money } from "~/domain/money/money-schema";
import { date } from "~/domain/values/date";
import { postcode } from "~/domain/values/postcode";
import { isBlank, isolated } from "~/domain/values/unseen";
import { integer, line, optionalLine, optionalText, searchWords, text } from "~/domain/values/value";

const BLANKS = [
  0xa0, 0xad, 0x85, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200d, 0x200e, 0x202a, 0x202e,
  0x2028, 0x2060, 0x2063, 0x2066, 0x2069, 0x206a, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0x301, 0x20e3,
  0xe0001, 0xe0041, 0xe000, 0x1d159, 0x1d173,
].map((code) => String.fromCodePoint(code));

describe("what looks blank", () => {
  it("says nothing, alone and together", () => {
    expect([...BLANKS, BLANKS.join("")].filter((blank) => !isBlank(blank))).toEqual([]);
    for (const blank of BLANKS) {
      const faults = [text(50), line(50)].map((kind) => kind.safeParse(blank).error?.issues[0]?.message);
      expect(faults).toEqual(["required", "required"]);
      expect(optionalText(50).parse(blank)).toBeNull();
    }
  });

  it("says something with one letter, sign or emoji in it", () => {
    for (const seen of ["a", "é", "e\u0301", "-", "ㅤx", "👩‍🔧", "❤️", "١"]) expect(isBlank(seen), seen).toBe(false);
  });
});

describe("what is pasted with unseen characters", () => {
  const pasted = (value: string) => `\u202A${[...value].join("\u200B")}\u202C\uFEFF `;

  it.each([
    ["IBAN", iban, "NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"],
    ["IBAN with hyphens", iban, "NL91-ABNA-0417-1643-00", "NL91ABNA0417164300"],
    ["postcode", postcode, "1012 ab", "1012AB"],
    ["postcode with a hyphen", postcode, "1012-AB", "1012AB"],
    ["amount", money, "12,50", 1250],
    ["whole number", integer(1, 100), "42", 42],
    ["date", date, "2026-12-06", "2026-12-06"],
    ["KvK number", businessDetails.shape.kvk, "1234 5678", "12345678"],
    ["VAT number", businessDetails.shape.vat, "NL123456782B01", "NL123456782B01"],
    ["email address", email, "petra@example.test", "petra@example.test"],
    ["search", searchWords(100), "kraan lekt", "kraan lekt"],
  ])("%s is read as it looks", (_, kind, typed, read) => {
    expect(kind.parse(typed)).toBe(read);
    expect(kind.parse(pasted(typed))).toBe(read);
  });
});

describe("a text", () => {
  it("is stored composed, so that it is found however it is typed", () => {
    for (const kind of [text(50), line(50), optionalText(50), searchWords(50)]) {
      expect(kind.parse("cafe\u0301")).toBe("caf\u00e9");
    }
  });

  it("loses invisible characters, and a line its double spaces", () => {
    const typed = " anja   van\u00a0der \u200b Plank\u200b\u00ad ";
    expect(line(60).parse(typed)).toBe("anja van der Plank");
    expect(optionalLine(60).parse(typed)).toBe("anja van der Plank");
    expect(text(60).parse("een\u200b\n  twee\u2060\u202e")).toBe("een\n  twee");
    expect(optionalText(60).parse("een\ufeff")).toBe("een");
  });

  it.each([
    "👩‍❤️‍👨",
    "👩🏽‍🔧 ☎️ ☎︎",
    "1️⃣",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "葛\u{E0100}飾",
    "می\u200cخواهم",
    "क्\u200dष",
  ])("keeps the invisible characters that %s is made of", (shaped) => {
    expect(text(60).parse(shaped)).toBe(shaped.normalize());
  });

  it("does not turn what stands around it", () => {
    expect(line(60).parse("Kees\u202E")).toBe("Kees");
    expect(isolated("Kees\u202E")).toBe("Kees");
    expect(isolated("Jan’s kraan 35")).toBe("Jan’s kraan 35");
    expect(isolated("עומר")).toBe("\u2068עומר\u2069");
    expect(publicName({ name: "Kees\u202E de Wit\u202E", business: false, company: null })).toBe("Kees de W.");
  });
});

describe("the initial of a name", () => {
  it.each([
    ["IJsbrand", "IJ"],
    ["ijzerman", "IJ"],
    ["Ĳsselstein", "Ĳ"],
    ["ĳsbrand", "Ĳ"],
    ["Ingrid", "I"],
    ["émile", "É"],
    ["E\u0301mile", "E\u0301"],
    ["😀klus", "😀"],
    ["", ""],
  ])("of %s is %s", (name, initial) => expect(initialOf(name)).toBe(initial));

  it("stands in the name everyone sees", () => {
    expect(publicName({ name: "Jan IJzerman", business: false, company: null })).toBe("Jan IJ.");
    expect(publicName({ name: "Jan van der ĳssel", business: false, company: null })).toBe("Jan van der Ĳ.");
  });
});
