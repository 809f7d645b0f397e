export interface Step {
  name: string;
  /** As the table of tokens has it. */
  value: string;
  line: number;
}

const REM = 16;

/** The steps of the type scale, read from tokens.css, smallest first. */
export const stepsOf = (css: string): Step[] =>
  [...css.matchAll(/--text-(\w+): ([^;]+);\s*--text-\w+--line-height: ([\d.]+);/g)].map(
    ([, name = "", value = "", line = ""]) => ({ name, value, line: Number(line) }),
  );

/** How big a step is on a screen of so many pixels: a length in rem, or a clamp of rem and vw. */
export function pixelsAt(value: string, width: number): number {
  const lengths = value.replace(/^clamp\(|\)$/g, "").split(",");
  const [least = 0, wished = least, most = least] = lengths.map((length) => lengthAt(length, width));
  return Math.min(Math.max(least, wished), most);
}

const lengthAt = (length: string, width: number) =>
  [...length.matchAll(/([\d.]+)(rem|vw)/g)].reduce(
    (sum, [, figure, unit]) => sum + Number(figure) * (unit === "rem" ? REM : width / 100),
    0,
  );
