import { useEffect } from "react";

const isTyping = (place: HTMLElement) => place.matches("input, select, textarea, [contenteditable]");

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const keyed = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

/** The row `by` further. Without a focused row, letters start at the first and arrows scroll. */
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

export function useAdminKeys(): void {
  useEffect(() => {
    addEventListener("keydown", press);
    // Lets tests wait for the shortcuts.
    document.querySelector("[data-admin]")?.setAttribute("data-admin", "ready");
    return () => removeEventListener("keydown", press);
  }, []);
}
