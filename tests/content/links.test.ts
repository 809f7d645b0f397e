import { describe, expect, it } from "vitest";
import { type Target, withLinks } from "~/content/links";
import { wordsIn } from "~/content/reading-time";
import type { Block, LinkedBlock } from "~/domain/site/article";

const TAP: Target = { to: "/tap", phrases: ["tap", "leaking tap"] };
const FAQ: Target = { to: "/faq", phrases: ["FAQ", "veelgestelde vragen"] };
const STORE: Target = { to: "https://store.example/app", phrases: ["App Store"] };

const shown = (block: LinkedBlock | undefined) =>
  block?.type === "paragraph" || block?.type === "tip"
    ? block.text.map(({ text, to }) => (to ? `[${text}](${to})` : text)).join("")
    : null;

const linked = (text: string, ...targets: Target[]) => shown(withLinks([{ type: "paragraph", text }], targets)[0]);

describe("links in running text", () => {
  it.each<[why: string, text: string, expected: string]>([
    ["a phrase becomes a link", "Kijk bij de veelgestelde vragen.", "Kijk bij de [veelgestelde vragen](/faq)."],
    [
      "as it is written",
      "Zie de faq of de App store",
      "Zie de [faq](/faq) of de [App store](https://store.example/app)",
    ],
    ["once, where it comes first", "FAQ, FAQ en veelgestelde vragen", "[FAQ](/faq), FAQ en veelgestelde vragen"],
    ["never a part of a word", "FAQs en superfaq", "FAQs en superfaq"],
    ["a later one that stands alone", "tapestry, then tap", "tapestry, then [tap](/tap)"],
    ["beside signs", "(tap) ‘tap’", "([tap](/tap)) ‘tap’"],
    ["the phrase that holds the other", "A leaking tap drips", "A [leaking tap](/tap) drips"],
    ["at both ends", "tap en FAQ", "[tap](/tap) en [FAQ](/faq)"],
    ["nothing where there is nothing", "Geen woord.", "Geen woord."],
    ["nothing in nothing", "", ""],
  ])("%s: %s", (_why, text, expected) => {
    expect(linked(text, TAP, FAQ, STORE)).toBe(expected);
  });

  it("prefer the longer of two targets that begin together", () => {
    expect(linked("tap repair", TAP, { to: "/repair", phrases: ["tap repair"] })).toBe("[tap repair](/repair)");
  });

  it("are made once in a whole article, in the order of reading, and never in a heading", () => {
    const blocks: Block[] = [
      { type: "heading", text: "About a tap" },
      { type: "list", items: ["no", "a tap"] },
      { type: "image", src: "tap", alt: "A tap" },
      { type: "divider" },
      { type: "paragraph", text: "the tap again" },
      { type: "tip", text: "the FAQ" },
    ];
    const [heading, list, image, divider, paragraph, tip] = withLinks(blocks, [TAP, FAQ]);
    expect([heading, image, divider]).toEqual([blocks[0], blocks[2], blocks[3]]);
    expect(list).toEqual({ type: "list", items: [[{ text: "no" }], [{ text: "a " }, { text: "tap", to: "/tap" }]] });
    expect([shown(paragraph), shown(tip)]).toEqual(["the tap again", "the [FAQ](/faq)"]);
  });

  it("leave every word where it was", () => {
    const text = "Een tap, de FAQ en de App Store.";
    const [block] = withLinks([{ type: "paragraph", text }], [TAP, FAQ, STORE]);
    expect(block?.type === "paragraph" && block.text.map((piece) => piece.text).join("")).toBe(text);
  });
});

it.each<[words: number, block: Block]>([
  [4, { type: "paragraph", text: "Een kraan, die – druppelt!" }],
  [3, { type: "heading", text: "1,5 bar genoeg" }],
  [5, { type: "list", items: ["een twee", "drie vier vijf"] }],
  [2, { type: "tip", text: "cv-ketel bijvullen" }],
  [0, { type: "image", src: "tap", alt: "Niet om te lezen" }],
  [0, { type: "divider" }],
])("counts %i words", (words, block) => {
  expect(wordsIn([block])).toBe(words);
});
