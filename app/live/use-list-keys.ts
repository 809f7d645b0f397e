import { useEffect } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function step(from: HTMLElement, by: number): HTMLElement | undefined {
  const items = [...document.querySelectorAll<HTMLElement>(".chat-item")];
  return items[items.indexOf(from) + by];
}

export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const place = event.target as HTMLElement;
      const by = STEPS[event.key];
      const isBack = event.key === "Escape" && place.closest(".chat") && !place.closest("details[open]");
      const to = isBack
        ? document.querySelector<HTMLElement>(".chat-item[aria-current]")
        : by && place.matches(".chat-item") && step(place, by);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
