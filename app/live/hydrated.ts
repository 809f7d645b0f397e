import { type ReactNode, useEffect } from "react";

/** Text typed before hydration: React puts the first text of a `textarea` back. */
const typed = new Map<HTMLTextAreaElement, string>();

export function keepTyped({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
}

function restoreTyped(): void {
  removeEventListener("input", keepTyped, true);
  for (const [area, value] of typed) {
    if (!area.isConnected || area.value === value) continue;
    area.value = value;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  typed.clear();
}

export function Hydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    restoreTyped();
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
