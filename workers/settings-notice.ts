import { hiddenSettings } from "~/brand-shown";

let isGiven = false;

/** Warns once per start. */
export function warnOfHiddenSettings(settings: readonly string[] = hiddenSettings): void {
  if (isGiven || settings.length === 0) return;
  isGiven = true;
  console.warn(JSON.stringify({ level: "warn", message: "Hidden until filled in (app/brand.ts)", settings }));
}
