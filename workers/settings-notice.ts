import { hiddenSettings } from "~/brand-shown";

let isGiven = false;

export function warnOfHiddenSettings(): void {
  if (isGiven || hiddenSettings.length === 0) return;
  isGiven = true;
  console.warn(
    JSON.stringify({ level: "warn", message: "Hidden until filled in (app/brand.ts)", settings: hiddenSettings }),
  );
}
