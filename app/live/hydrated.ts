import { type ReactNode, useEffect } from "react";

/** Says on the document that React has taken it over: from then on the address may change without a new page. */
export function Hydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}
