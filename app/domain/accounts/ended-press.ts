const ENDED_PRESSES = [
  "accept",
  "reject",
  "absence",
  "appointment",
  "extraWork",
  "dispute",
  "tip",
  "payout",
  "withdraw",
  "address",
  "startCode",
  "stop",
  "solve",
  "done",
  "cancel",
  "delete",
  "job",
  "block",
  "unblock",
  "report",
  "other",
] as const;

export type EndedPress = (typeof ENDED_PRESSES)[number];

/** In the address of a page whose button was pressed after the session had ended. */
const UNDONE = "undone";

export const markPress = (url: URL, press: EndedPress): void => url.searchParams.set(UNDONE, press);

/** Returns what was pressed in vain on this page, or null. */
export function endedPress(page: string): EndedPress | null {
  const undone = new URLSearchParams(page.split("#")[0]?.split("?")[1]).get(UNDONE);
  return undone === null ? null : (ENDED_PRESSES.find((press) => press === undone) ?? "other");
}
