import { type RefObject, useEffect, useEffectEvent } from "react";

const AHEAD_PX = 200;

export function useComesIntoView(element: RefObject<Element | null>, key: unknown, call: () => void): void {
  const seen = useEffectEvent(call);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      rootMargin: `${AHEAD_PX}px 0px 0px 0px`,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, key]);
}
