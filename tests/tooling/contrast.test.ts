import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");
const [everyday = "", highContrast = ""] = css.split("@variant high-contrast");

type Mode = "day" | "night";
type Palette = Record<string, Record<Mode, string>>;

const plain = coloursIn(everyday);
const palettes: Record<string, Palette> = { plain, "high contrast": { ...plain, ...coloursIn(highContrast) } };

const grounds = ["paper", "card", "sunken"];
const tints = ["action-tint", "attention-tint", "danger-tint", "info-tint"];

/** Text on ground: 4.5 to 1 (WCAG 1.4.3). */
const texts: [string, string[]][] = [
  ["ink", [...grounds, ...tints]],
  ["ink-soft", [...grounds, ...tints]],
  ["action", [...grounds, "action-tint", "attention-tint"]],
  ["action-strong", [...grounds, "action-tint"]],
  ["danger", [...grounds, "danger-tint"]],
  ["info", [...grounds, "info-tint"]],
  ["on-action", ["action", "action-strong"]],
  ["on-danger", ["danger", "danger-strong"]],
  ["on-attention", ["attention"]],
  ["paper", ["ink"]],
];

/** Edges, rings and signs on ground: 3 to 1 (WCAG 1.4.11). */
const signs: [string, string[]][] = [
  ["control", grounds],
  ["focus", [...grounds, ...tints]],
  ["star", ["paper", "card"]],
  ["action", grounds],
  ["danger", [...grounds, "danger-tint"]],
];

describe.each(Object.entries(palettes))("the %s theme", (_name, palette) => {
  describe.each(["day", "night"] as const)("by %s", (mode) => {
    it.each(pairsOf(texts))("reads %s on %s", (text, ground) => {
      expect(contrast(colour(palette, text, mode), colour(palette, ground, mode))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(pairsOf(signs))("shows %s on %s", (sign, ground) => {
      expect(contrast(colour(palette, sign, mode), colour(palette, ground, mode))).toBeGreaterThanOrEqual(3);
    });
  });
});

it("tells black from white", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
});

function coloursIn(source: string): Palette {
  const found = source.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g);
  return Object.fromEntries([...found].map(([, name = "", day = "", night = ""]) => [name, { day, night }]));
}

function pairsOf(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

function colour(palette: Palette, name: string, mode: Mode): string {
  const found = palette[name];
  if (!found) throw new Error(`No colour token ${name}`);
  return found[mode];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
