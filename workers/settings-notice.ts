import { hiddenSettings } from "~/brand-shown";
import { writeLog } from "~/domain/values/log";

let isGiven = false;

export function warnOfHiddenSettings(settings: readonly string[] = hiddenSettings): void {
  if (isGiven || settings.length === 0) return;
  isGiven = true;
  writeLog("warn", { message: "Hidden until filled in (app/brand.ts)", settings });
}
