import { useEffect } from "react";

/** Only for live pages: the title is the loader's, and an action in the browser does not change it. */
export function useStepTitle(first: string, title: string) {
  useEffect(() => {
    if (title === first || !document.title.includes(first)) return;
    document.title = document.title.replace(first, () => title);
    return () => {
      document.title = document.title.replace(title, () => first);
    };
  }, [first, title]);
}
