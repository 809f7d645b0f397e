/** How this browser calls somebody to an open page. */
export interface Alerts {
  sound: boolean;
  /** A notification of the browser, where no page is being looked at. */
  notice: boolean;
}

// Of this device, not of its holder: it stays in the browser. app/entry.unread.ts looks whether it is there.
const KEY = "alerts";

export const parseAlerts = (kept: string): Alerts => ({
  sound: kept.includes("sound"),
  notice: kept.includes("notice"),
});

/** As it is kept: empty when nobody asked for any. */
export const keptAlerts = (): string => localStorage.getItem(KEY) ?? "";

export function keepAlerts({ sound, notice }: Alerts): void {
  if (sound || notice) localStorage.setItem(KEY, [sound && "sound", notice && "notice"].filter(Boolean).join(" "));
  else localStorage.removeItem(KEY);
}
