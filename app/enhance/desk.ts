import { readPage } from "./read-page";

/** Milliseconds between two looks at what waits, while somebody looks at the page. */
const EVERY = 30_000;

/** The desk: led by keys, and its lists and counts keep themselves true. */
export function desk(): void {
  addEventListener("keydown", press);
  keepTrue();
  // Keys that are pressed from now on lead somewhere.
  document.querySelector("[data-desk]")?.setAttribute("data-desk", "ready");
}

const isTyping = (place: HTMLElement) => place.matches("input, select, textarea, [contenteditable]");

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

function press(event: KeyboardEvent): void {
  const place = event.target as HTMLElement;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(place)) return;
  const by = STEPS[event.key];
  const to = by === undefined ? keyed(event.key) : row(place, by, event.key.length === 1);
  if (!to) return;
  event.preventDefault();
  to.focus();
  if (by === undefined) to.click();
}

/** What a key stands for on this page. */
const keyed = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** The line of the list `by` further; while the focus is elsewhere letters lead to the first, and arrows scroll. */
function row(from: HTMLElement, by: number, isLetter: boolean): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>("[data-rows] tbody th a")];
  const at = links.indexOf(from);
  if (at < 0) return (isLetter && links[0]) || null;
  return links[at + by] ?? null;
}

/** What waits is asked for again from time to time, and when its tab comes back. */
function keepTrue(): void {
  const look = () => document.visibilityState === "visible" && void refresh().catch(() => undefined);
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
}

/** Takes over the parts that changed; the focus stays on the line where it was. */
async function refresh(): Promise<void> {
  const asked = location.href;
  const answer = await fetch(asked);
  if (!answer.ok || answer.redirected || asked !== location.href) return;
  const page = await readPage(answer);
  for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (fresh && fresh.innerHTML !== part.innerHTML) replace(part, fresh);
  }
}

function replace(part: HTMLElement, fresh: Element): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  part.replaceChildren(...fresh.childNodes);
  if (focused) part.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
}
