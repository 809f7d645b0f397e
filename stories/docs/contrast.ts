export type Mode = "day" | "night";
export type Palette = Record<string, Record<Mode, string>>;
export type Pairs = readonly (readonly [front: string, backs: readonly string[]])[];

const grounds = ["paper", "card", "sunken"];
const tints = ["action-tint", "attention-tint", "danger-tint", "info-tint"];

/** Text on background: 4.5 to 1 (WCAG 1.4.3). */
export const TEXTS: Pairs = [
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

/** Borders, rings and icons on background: 3 to 1 (WCAG 1.4.11). */
export const SIGNS: Pairs = [
  ["control", grounds],
  ["focus", [...grounds, ...tints]],
  ["star", ["paper", "card"]],
  ["action", grounds],
  ["danger", [...grounds, "danger-tint"]],
  ["pic-line", ["pic-ground"]],
];

export const MODES = ["day", "night"] as const satisfies readonly Mode[];
export const THEMES = ["plain", "high contrast"] as const;

export function palettesOf(css: string): Record<(typeof THEMES)[number], Palette> {
  const [everyday = "", highContrast = ""] = css.split("@variant high-contrast");
  const plain = coloursIn(everyday);
  return { plain, "high contrast": { ...plain, ...coloursIn(highContrast) } };
}

function coloursIn(source: string): Palette {
  const found = source.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g);
  return Object.fromEntries([...found].map(([, name = "", day = "", night = ""]) => [name, { day, night }]));
}

export function pairsOf(table: Pairs): [front: string, back: string][] {
  return table.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

export function colour(palette: Palette, name: string, mode: Mode): string {
  const found = palette[name];
  if (!found) throw new Error(`No colour token ${name}`);
  return found[mode];
}

export function contrast(one: string, other: string): number {
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
