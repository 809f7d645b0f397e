import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colour, contrast, MODES, pairsOf, palettesOf, SIGNS, TEXTS } from "../../stories/docs/contrast.ts";

const palettes = palettesOf(readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8"));

describe.each(Object.entries(palettes))("the %s theme", (_name, palette) => {
  describe.each(MODES)("by %s", (mode) => {
    it.each(pairsOf(TEXTS))("reads %s on %s", (text, ground) => {
      expect(contrast(colour(palette, text, mode), colour(palette, ground, mode))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(pairsOf(SIGNS))("shows %s on %s", (sign, ground) => {
      expect(contrast(colour(palette, sign, mode), colour(palette, ground, mode))).toBeGreaterThanOrEqual(3);
    });
  });
});

it("tells black from white", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
});
