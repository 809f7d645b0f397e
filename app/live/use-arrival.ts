import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { countedTitle } from "./unread";

export function useArrival(unread: number): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    document.title = countedTitle(document.title, unread);
  });
}
