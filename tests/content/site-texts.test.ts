import { describe, expect, it } from "vitest";
import { aboutOf } from "~/content/about";
import { businessOf } from "~/content/business";
import type { Facts } from "~/content/facts";
import { faqOf } from "~/content/faq";
import { stepsOf } from "~/content/how";
import { privacyOf } from "~/content/legal/privacy";
import { legalTermsOf } from "~/content/legal/terms";
import { COOKIES } from "~/domain/site/cookie";
import { type Chapter, FAQ_TABS, isList, type Line, plainText, type Question } from "~/domain/site/site-text";
import routes from "../../app/routes";

const factsOf = (mode: Facts["mode"]): Facts => ({ mode, percent: 5, earlyPercent: 5, payouts: 25 });

const linesOf = (questions: readonly Question[]): Line[] =>
  questions.flatMap(({ question, answer }) => [question, ...answer]);
const linesIn = (chapters: readonly Chapter[]): Line[] =>
  chapters.flatMap(({ title, passages }) => [title, ...passages.flatMap((one) => (isList(one) ? one.list : [one]))]);

function saidIn(language: "nl" | "en", mode: Facts["mode"]): Line[] {
  const facts = factsOf(mode);
  const [about, business, how] = [aboutOf(language, facts), businessOf(language, facts), stepsOf(language, facts)];
  const points = [...Object.values(about.values), ...business.gains, ...business.steps, ...how.placer, ...how.helper];
  return [
    ...FAQ_TABS.flatMap((tab) => linesOf(faqOf(language, tab, facts))),
    ...about.vision,
    ...linesOf([...about.questions, ...business.questions]),
    ...points.flatMap(({ title, text }) => [title, text]),
    ...linesIn([...legalTermsOf(language, facts), ...privacyOf(language, facts)]),
  ];
}

const PATHS = new Set(routes.flatMap(({ path }) => (path ? [`/${path.replace(/\/?:\w+\?$/, "")}`] : [])));

describe.each(["nl", "en"] as const)("the site's own texts in %s", (language) => {
  it.each(["held", "direct"] as const)("lead to pages that are there, where money is %s", (mode) => {
    const links = saidIn(language, mode)
      .flatMap((line) => (typeof line === "string" ? [] : line))
      .flatMap((part) => (typeof part === "string" ? [] : [part.to]));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => to.startsWith("/") && !PATHS.has(to))).toEqual([]);
  });

  it.each(["held", "direct"] as const)("have curly apostrophes, where money is %s", (mode) => {
    expect(
      saidIn(language, mode)
        .map(plainText)
        .filter((text) => /\p{L}'\p{L}/u.test(text)),
    ).toEqual([]);
  });

  it("speak of no fee, no held money and no payout where people pay each other", () => {
    const said = saidIn(language, "direct").map(plainText).join("\n");
    expect(said).not.toMatch(/5%|servicekosten|service fee|uitbetal|payout|paid out/i);
    expect(saidIn(language, "held").map(plainText).join("\n")).toMatch(/5%/);
  });
});

it("no two questions of a tab and no two chapters share an address", () => {
  const facts = factsOf("held");
  for (const ids of [
    ...FAQ_TABS.map((tab) => faqOf("nl", tab, facts).map(({ id }) => id)),
    legalTermsOf("nl", facts).map(({ id }) => id),
    privacyOf("nl", facts).map(({ id }) => id),
  ]) {
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const GIVEN = {
  en: [
    "limited to EUR 300",
    "up to twice the price",
    "by email, two weeks before",
    "Dutch law applies",
    "Amsterdam District Court",
    "when the client accepts the helper’s offer",
    "may revoke the agreement at any time",
    "offensive, illegal, obscene, defamatory or discriminatory",
  ],
  nl: [
    "beperkt tot EUR 300",
    "ten hoogste tweemaal de prijs",
    "per mail aan, twee weken voordat",
    "Het Nederlandse recht geldt",
    "rechtbank Amsterdam",
    "als de plaatser het bod van de klusser accepteert",
    "mag de overeenkomst op elk moment herroepen",
    "beledigend, onwettig, obsceen, lasterlijk of discriminerend",
  ],
};

it.each(["nl", "en"] as const)("the terms hold the limits they were given, in %s", (language) => {
  const said = linesIn(legalTermsOf(language, factsOf("held")))
    .map(plainText)
    .join("\n");
  for (const part of GIVEN[language]) expect(said).toContain(part);
});

const numbersIn = (line: Line) => (plainText(line).match(/\d+/g) ?? []).toSorted();
const linksIn = (line: Line) =>
  (typeof line === "string" ? [] : line).flatMap((part) =>
    typeof part === "string" || part.to.startsWith("https:") ? [] : [part.to],
  );

const outline = (chapters: readonly Chapter[]) =>
  chapters.map(({ id, passages }) => [
    id,
    passages.map((one) => (isList(one) ? one.list : [one]).map((line) => [...numbersIn(line), ...linksIn(line)])),
  ]);

it.each([
  ["terms", legalTermsOf],
  ["privacy", privacyOf],
] as const)("the Dutch and the English %s have the same chapters, lines, numbers and links", (_, textOf) => {
  for (const mode of ["held", "direct"] as const) {
    expect(outline(textOf("nl", factsOf(mode)))).toEqual(outline(textOf("en", factsOf(mode))));
  }
});

it.each(["nl", "en"] as const)("the privacy page names every cookie, in %s", (language) => {
  const said = linesIn(privacyOf(language, factsOf("held"))).map(plainText);
  for (const name of Object.keys(COOKIES)) expect(said.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
});
