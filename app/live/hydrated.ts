import { type ReactNode, useEffect } from "react";

/** Marks the document as hydrated: from then on the address may change without a page load. */
export function Hydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
