import { useEffect } from "react";

/** On a live page, where React has the title; a document has it from the server (entry.server.tsx). */
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
