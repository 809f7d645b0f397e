import type { ReactNode } from "react";

/** Holds the screen's primary action at the thumb on a phone, with at most a word or a price before it. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className="sticky-action">{children}</div>;
}
