import { useEffect } from "react";

/** Only for live pages, where React sets the title. The server sets that of a document (entry.server.tsx). */
export function useErrorTitle(isWrong: boolean, errorWord: string) {
  useEffect(() => {
    if (!isWrong) return;
    if (!document.title.startsWith(errorWord)) document.title = `${errorWord} ${document.title}`;
    return () => {
      // A navigation has set the title of the next page by now.
      if (document.title.startsWith(`${errorWord} `)) document.title = document.title.slice(errorWord.length + 1);
    };
  }, [isWrong, errorWord]);
}
