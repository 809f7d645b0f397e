import { useEffect } from "react";

/** Only for live pages, where React sets the title. The server sets that of a document (entry.server.tsx). */
export function useFaultTitle(isWrong: boolean, fault: string) {
  useEffect(() => {
    if (!isWrong) return;
    if (!document.title.startsWith(fault)) document.title = `${fault} ${document.title}`;
    return () => {
      // A navigation has set the title of the next page by now.
      if (document.title.startsWith(`${fault} `)) document.title = document.title.slice(fault.length + 1);
    };
  }, [isWrong, fault]);
}
