const LEADS: Record<string, string> = { ArrowLeft: "a[rel='prev']", ArrowRight: "a[rel='next']" };

export function photoKeys(): void {
  document.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const frame = document.querySelector("[data-photo]");
    if (!frame || altKey || ctrlKey || metaKey || shiftKey) return;
    // In an open menu, Escape closes the menu.
    if (key === "Escape" && !(event.target as Element).closest("details[open]")) leave(frame);
    if (!frame.matches("[data-zoomed]")) document.querySelector<HTMLElement>(LEADS[key] ?? "[data-none]")?.click();
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-photo] a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    zoom(link, event);
  });
}

const isPhoto = (path: string) => path.includes("/foto/");

function leave(frame: Element): void {
  const { origin, pathname } = new URL(document.referrer || "about:blank");
  if (frame.matches("[data-zoomed]")) frame.toggleAttribute("data-zoomed");
  else if (origin === location.origin && !isPhoto(pathname)) history.back();
  else location.assign(location.pathname.replace(/\/foto\/.*$/, ""));
}

function zoom(link: HTMLElement, { clientX, clientY, detail }: MouseEvent): void {
  const frame = link.closest<HTMLElement>("[data-photo]");
  if (!frame) return;
  const box = link.getBoundingClientRect();
  const [x, y] = detail > 0 ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : [0.5, 0.5];
  frame.toggleAttribute("data-zoomed");
  frame.scrollTo(x * (frame.scrollWidth - frame.clientWidth), y * (frame.scrollHeight - frame.clientHeight));
}
