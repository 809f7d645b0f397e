export interface Alerts {
  sound: boolean;
  notice: boolean;
}

// Stored in the browser: the settings are of the device, not of the user. app/entry.unread.ts checks whether they exist.
const KEY = "alerts";

export const parseAlerts = (kept: string): Alerts => ({
  sound: kept.includes("sound"),
  notice: kept.includes("notice"),
});

export const keptAlerts = (): string => localStorage.getItem(KEY) ?? "";

export function keepAlerts({ sound, notice }: Alerts): void {
  if (sound || notice) localStorage.setItem(KEY, [sound && "sound", notice && "notice"].filter(Boolean).join(" "));
  else localStorage.removeItem(KEY);
}
