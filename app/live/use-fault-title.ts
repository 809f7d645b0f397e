import { useEffect } from "react";

/** Only for live pages, where React sets the title. The server sets that of a document (entry.server.tsx). */
export function useFaultTitle(isWrong: boolean, fault: string) {
  useEffect(() => {
    if (!isWrong) return;
    const before = document.title;
    if (!before.startsWith(fault)) document.title = `${fault} ${before}`;
    return () => {
      document.title = before;
    };
  }, [isWrong, fault]);
}
