import { useEffect, useLayoutEffect, useRef, useState } from "react";

export interface Thread {
  setScroller(element: HTMLElement | null): void;
  setEnd(element: HTMLElement | null): void;
  atEnd: boolean;
  toEnd(): void;
}

const NEAR_PX = 48;

function topmost(scroller: HTMLElement): { element: Element; top: number } | null {
  const { left, top, width } = scroller.getBoundingClientRect();
  for (const below of [8, 80, 200]) {
    const element = document.elementFromPoint(left + width / 2, top + below)?.closest(".bubble, .thread-day");
    if (element && scroller.contains(element)) return { element, top: element.getBoundingClientRect().top };
  }
  return null;
}

function useIsInView(element: HTMLElement | null): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true), {
      rootMargin: `0px 0px ${NEAR_PX}px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return inView;
}

export function useThread(): Thread {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const anchor = useRef<ReturnType<typeof topmost>>(null);
  const atEnd = useIsInView(end);

  useEffect(() => {
    const remember = () => {
      anchor.current = scroller && topmost(scroller);
    };
    scroller?.addEventListener("scroll", remember, { passive: true });
    return () => scroller?.removeEventListener("scroll", remember);
  }, [scroller]);

  useLayoutEffect(() => {
    if (!scroller) return;
    // `column-reverse`: the end is at scroll offset 0.
    if (atEnd) scroller.scrollTo({ top: 0, behavior: "instant" });
    else if (anchor.current?.element.isConnected) {
      scroller.scrollBy({
        top: anchor.current.element.getBoundingClientRect().top - anchor.current.top,
        behavior: "instant",
      });
    }
    anchor.current = topmost(scroller);
  });

  useEffect(() => {
    const chat = end?.closest(".chat");
    const isPage = scroller !== null && getComputedStyle(scroller).overflowY === "visible";
    // In a very low window the page scrolls, from its top: open it at the newest message and the composer.
    if (chat && isPage && !location.hash && scrollY === 0) chat.scrollIntoView({ block: "end", behavior: "instant" });
  }, [end, scroller]);

  return {
    setScroller,
    setEnd,
    atEnd,
    toEnd() {
      scroller?.scrollTo({ top: 0 });
      end?.scrollIntoView({ block: "nearest" });
    },
  };
}
