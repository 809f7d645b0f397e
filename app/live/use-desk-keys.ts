import { useEffect } from "react";

const isTyping = (place: HTMLElement) => place.matches("input, select, textarea, [contenteditable]");

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** What a key stands for on this page. */
const keyed = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** The line of the list `by` further; while the focus is elsewhere letters lead to the first, and arrows scroll. */
function row(from: HTMLElement, by: number, isLetter: boolean): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>("[data-rows] tbody th a")];
  const at = links.indexOf(from);
  if (at < 0) return (isLetter && links[0]) || null;
  return links[at + by] ?? null;
}

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

/** The desk is led by keys: through a list from line to line, up, and to each choice by its figure. */
export function useDeskKeys(): void {
  useEffect(() => {
    addEventListener("keydown", press);
    // Keys that are pressed from now on lead somewhere.
    document.querySelector("[data-desk]")?.setAttribute("data-desk", "ready");
    return () => removeEventListener("keydown", press);
  }, []);
}
