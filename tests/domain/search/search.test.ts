import { describe, expect, it } from "vitest";
import { KINDS_OF_WORK } from "~/domain/search/kinds-of-work";
import { tierOf } from "~/domain/search/match";
import { corrected } from "~/domain/search/near";
import { stemsOf } from "~/domain/search/stems";
import { suggestedKinds, withLikelyCategory } from "~/domain/search/suggestion";
import { termsOf } from "~/domain/search/terms";
import { folded } from "~/domain/search/words";

const job = (title: string, description = "Graag deze week.") => ({
  title,
  description,
  category: 6 as const,
  city: "Utrecht",
});
const tier = (typed: string, title: string, description?: string) => {
  const one = job(title, description);
  return tierOf(termsOf(one), `${one.title}\n${one.description}`, typed);
};

describe("a corrected search", () => {
  it.each([
    ["lekende kran", "lekkende kraan"],
    ["wasmachien aansluiten", "wasmachine aansluiten"],
    ["kran", null],
    ["lekkende kraan", null],
  ])("%s: has every word as it is written", (typed, meant) => expect(corrected(typed, new Set())).toBe(meant));
});

describe("words", () => {
  it.each([
    ["kranen", "kraan"],
    ["kraantje", "kraan"],
    ["lampje", "lamp"],
    ["boompje", "boom"],
    ["opgehangen", "ophangen"],
    ["gemaaid", "maaien"],
    ["geschilderd", "schilderen"],
    ["verstopte", "verstopt"],
    ["huizen", "huis"],
    ["verven", "verf"],
  ])("%s and %s are forms of one", (one, other) => {
    expect(stemsOf(one)).toEqual(expect.arrayContaining([stemsOf(other)[0]]));
  });

  it("are the same composed or not, in capitals, with accents, apostrophes and ij as one letter", () => {
    expect(folded("É’s")).toBe(folded("e\u0301s"));
    expect(folded("ĲZEREN")).toBe("ijzeren");
  });
});

describe("a job answers", () => {
  it("the better, the more literally it says what was typed", () => {
    expect(tier("kraan vervangen", "Kraan vervangen")).toBe(0);
    expect(tier("kranen", "Keukenkraan lekt")).toBe(1);
    expect(tier("kraan", "Hulp gezocht", "De kraan lekt.")).toBe(2);
    expect(tier("tap", "Kraan in de keuken")).toBe(3);
    expect(tier("loodgieter", "Kraan in de keuken")).toBe(4);
    expect(tier("euken", "Kraan in de keuken")).toBe(5);
    expect(tier("tap", "Teksten nalezen voor de buurtapp")).toBe(5);
    expect(tier("tandarts", "Kraan in de keuken")).toBeNull();
  });

  it("words written together or apart", () => {
    expect(tier("keuken kraan", "Keukenkraan vervangen")).toBe(1);
    expect(tier("paxkast", "PAX kast in elkaar zetten")).toBe(1);
    expect(tier("voordeurslot", "Slot van de voordeur klemt")).toBe(1);
  });

  it("a sentence by its words that say something, and a town by its name", () => {
    expect(tier("wie kan mijn kraan repareren?", "Lekkende kraan")).toBe(1);
    expect(tier("kraan utrecht", "Lekkende kraan")).toBe(2);
    const inTheHague = termsOf({ ...job("Plafond witten"), city: "Den Haag" });
    expect([tierOf(inTheHague, "", "haag"), tierOf(inTheHague, "", "heg")]).toEqual([2, null]);
  });

  it.each(KINDS_OF_WORK)("its kind of work by its name: $nl", ({ id, nl, en }) => {
    const ofKind = { ...termsOf(job("Iets")), facets: ` #k${id}# ` };
    expect(tierOf(ofKind, "", nl)).toBe(4);
    expect(tierOf(ofKind, "", en)).toBe(4);
  });
});

describe("what a title suggests", () => {
  const categories = (title: string) => suggestedKinds(title).map(({ category }) => category);

  it.each([
    ["Lekkende keukenkraan vervangen", 10],
    ["Heg snoeien voor het feest", 5],
    ["IKEA kast in elkaar zetten", 1],
    ["Slaapkamer sauzen", 4],
    ["Ramen lappen", 2],
    ["Stopcontact verplaatsen", 9],
    ["Help moving a sofa", 3],
    ["Printer doet het niet", 8],
  ])("%s: first category %i", (title, category) => expect(categories(title)[0]).toBe(category));

  it("is nothing for words that say nothing, and of each category once", () => {
    expect(categories("Wie kan mij helpen?")).toEqual([]);
    expect(categories("Kraan en afvoer en toilet")).toEqual([10]);
  });

  it("is followed by a category until the placer chooses another", () => {
    const fields = (category: string) => ({ title: "Heg snoeien", category });
    expect(withLikelyCategory(fields("10"), "Kraan vervangen").category).toBe("5");
    expect(withLikelyCategory(fields("6"), "Kraan vervangen").category).toBe("6");
    expect(withLikelyCategory(fields("6"), "Wie kan mij helpen?").category).toBe("5");
  });
});
