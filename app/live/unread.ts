const COUNT = /^\(\d+\+?\) /;
/** A count that fits a badge. */
export const capped = (count: number) => (count > 99 ? "99+" : String(count));

/** A page's title with how many conversations are unread before it. */
export const countedTitle = (title: string, count: number): string =>
  (count > 0 ? `(${capped(count)}) ` : "") + title.replace(COUNT, "");

export const iconFor = (count: number): string => (count > 0 ? "/favicon-unread.svg" : "/favicon.svg");

/** Says the count in the badges of a document, its title and its icon. */
export function showUnread(count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    const [shown, said] = badge.children;
    badge.hidden = count === 0;
    if (shown) shown.textContent = capped(count);
    if (said) said.textContent = capped(count) + (count === 1 ? badge.dataset.one : badge.dataset.other);
  }
  document.title = countedTitle(document.title, count);
  document.getElementById("icon")?.setAttribute("href", iconFor(count));
}
