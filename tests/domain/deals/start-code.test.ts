import { describe, expect, it } from "vitest";
import { beginFields, canBegin, startWordsIn } from "~/domain/deals/start-code";
import { drawStartCode, isStartCode, START_WORDS } from "~/domain/deals/start-words";

const soundOf = (word: string): string =>
  word
    .replace("ij", "ei")
    .replace("au", "ou")
    .replace("ch", "g")
    .replaceAll("v", "f")
    .replaceAll("z", "s")
    .replaceAll("c", "k")
    .replace(/d$/, "t")
    .replace(/b$/, "p");

describe("the words of start codes", () => {
  it("are 500 short ones, of plain letters, that do not sound alike", () => {
    expect(START_WORDS).toHaveLength(500);
    expect(START_WORDS.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([]);
    expect(new Set(START_WORDS.map(soundOf)).size).toBe(500);
  });

  it("are drawn four at a time, each time anew, and all of them", () => {
    const codes = Array.from({ length: 5_000 }, drawStartCode);
    expect(codes.every((code) => new Set(code.split(" ")).size === 4)).toBe(true);
    expect(new Set(codes).size).toBe(5_000);
    expect(new Set(codes.flatMap((code) => code.split(" "))).size).toBe(500);
  });
});

describe("typed words", () => {
  const CODE = "kaars wortel fiets lynx";

  it.each([
    "kaars wortel fiets lynx",
    "  Kaars  WORTEL\tfiets lynx. ",
    "kaars-wortel,fiets/lynx",
    "kaárs wörtel fïets lynx",
    "Kaars, wortel, fiets en lynx.",
    "kaars, wortel, fiets and lynx",
  ])("are the code: %s", (typed) => expect(isStartCode(typed, CODE)).toBe(true));

  it.each([
    "",
    "kaars",
    "kaars wortel fiets",
    "wortel kaars fiets lynx",
    "kaars wortel fiets lynx boom",
    "kaars wortel fiets lyns",
  ])("are not: %s", (typed) => expect(isStartCode(typed, CODE)).toBe(false));
});

describe("another number of words", () => {
  it.each([
    ["kaars wortel fiets", 3],
    ["kaars, wortel en fiets", 3],
    ["kaars wortel fiets lynx boom", 5],
    [" , ", 0],
  ])("is refused by the schema: %s", (typed, count) => {
    expect(startWordsIn(typed)).toHaveLength(count);
    expect(beginFields.safeParse({ words: typed }).error?.issues[0]?.message).toBe("start_words");
  });

  it.each(["", " ", "lynx ".repeat(40)])("has one error if it is blank or long: %s", (typed) => {
    expect(beginFields.safeParse({ words: typed }).error?.issues).toHaveLength(1);
  });

  it("is none of the words that are drawn: each counts", () => {
    expect(START_WORDS.filter((word) => startWordsIn(word).length !== 1)).toEqual([]);
  });
});

it("begins what is agreed and was not begun or done", () => {
  const one = { status: "reserved", begun_at: null, done_at: null } as const;
  expect(canBegin(one)).toBe(true);
  expect(canBegin({ ...one, begun_at: 1 })).toBe(false);
  expect(canBegin({ ...one, done_at: 1 })).toBe(false);
  expect(canBegin({ ...one, status: "open" })).toBe(false);
});
