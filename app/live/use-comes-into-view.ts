import { type RefObject, useEffect, useEffectEvent } from "react";

/** Pixels before it is in view. */
const AHEAD = 200;

/** Calls when the element comes into view, and again while it is there when `key` changes. */
export function useComesIntoView(element: RefObject<Element | null>, key: unknown, call: () => void): void {
  const seen = useEffectEvent(call);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      rootMargin: `${AHEAD}px 0px 0px 0px`,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, key]);
}
