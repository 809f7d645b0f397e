/** In the address of a page whose button was pressed after the session had ended. Its value is the button's intent. */
const UNDONE = "undone";

const BY_PATH = [
  [/^\/messages\/[^/]+\/accepteren\b/, "accept"],
  [/^\/messages\/[^/]+\/afwijzen\b/, "reject"],
  [/^\/messages\/[^/]+\/afspraak\?.*\bundone=missed\b/, "absence"],
  [/^\/messages\/[^/]+\/afspraak\b/, "appointment"],
  [/^\/(?:messages\/[^/]+|payment\/\d+)\/meerwerk\b/, "extraWork"],
  [/^\/payment\/\d+\/geschil\b/, "dispute"],
  [/^\/payment\/\d+\/fooi\b/, "tip"],
  [/^\/wallet\/uitbetalen\b/, "payout"],
  [/^\/wallet\/betaling\/\d+\/herroepen\b/, "withdraw"],
  [/^\/task\/\d+\/adres\b/, "address"],
  [/^\/task\/\d+\/startcode\b/, "startCode"],
  [/^\/task\/\d+\/samen-stoppen\b/, "stop"],
  [/^\/task\/\d+\/actie\/solve\b/, "solve"],
  [/^\/task\/\d+\/actie\/done\b/, "done"],
  [/^\/task\/\d+\/actie\/cancel\b/, "cancel"],
  [/^\/task\/\d+\/actie\/delete\b/, "delete"],
  [/^\/task\/\d+\/actie\//, "job"],
  [/^\/helper\/\d+\/blokkeren\?.*\bundone=unblock\b/, "unblock"],
  [/^\/helper\/\d+\/blokkeren\b/, "block"],
  [/^\/melden\b/, "report"],
] as const;

export type EndedPress = (typeof BY_PATH)[number][1] | "other";

const namedPress = (page: string): EndedPress | undefined => BY_PATH.find(([path]) => path.test(page))?.[1];

interface Press {
  intent: unknown;
  /** The page shows again what was typed, and says so itself. */
  kept: boolean;
}

/** Marks the address, unless the page says enough. */
export function markPress(url: URL, { intent, kept }: Press): void {
  if (kept && namedPress(url.pathname) === undefined) return;
  url.searchParams.set(UNDONE, typeof intent === "string" && /^[a-z]{1,20}$/.test(intent) ? intent : "");
}

/** Returns what was pressed in vain on this page, or null. */
export function endedPress(page: string): EndedPress | null {
  const asked = new URLSearchParams(page.split("#")[0]?.split("?")[1]);
  return asked.has(UNDONE) ? (namedPress(page) ?? "other") : null;
}
