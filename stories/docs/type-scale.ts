export interface Step {
  name: string;
  value: string;
  line: number;
}

const REM = 16;

export const stepsOf = (css: string): Step[] =>
  [...css.matchAll(/--text-(\w+): ([^;]+);\s*--text-\w+--line-height: ([\d.]+);/g)].map(
    ([, name = "", value = "", line = ""]) => ({ name, value, line: Number(line) }),
  );

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
