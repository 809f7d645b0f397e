import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LETTERS } from "../../scripts/subset-fonts.mjs";

const root = path.join(import.meta.dirname, "..", "..");
const css = readFileSync(path.join(root, "app/styles/fonts.css"), "utf8");

function lettersOf(range: string): string {
  const ends = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  const codes = ends.flatMap(([, from = "", to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}

const sorted = (letters: string) => [...letters].toSorted().join("");

it.each(["atkinson", "bricolage"])("says of %s which letters its file has", (name) => {
  const face = css.split("@font-face").find((one) => one.includes(`fonts/${name}.woff2`)) ?? "";
  expect(sorted(lettersOf(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ""))).toBe(sorted(LETTERS));
});

it.each(["Atkinson", "Bricolage"])("has no letter of %s in two files: a browser would load both", (family) => {
  const fonts = css.split("@font-face").filter((one) => one.includes(`"${family}"`));
  const letters = fonts.flatMap((one) => [...lettersOf(/unicode-range:([^;]+);/.exec(one)?.[1] ?? "")]);
  expect(fonts).toHaveLength(3);
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});

it("has every letter of our own texts", () => {
  const known = new Set(LETTERS);
  for (const file of globSync("app/{locales,content}/**/*.ts", { cwd: root })) {
    const missing = [...readFileSync(path.join(root, file), "utf8")].filter((one) => one > "~" && !known.has(one));
    expect(missing.join(""), file).toBe("");
  }
});
