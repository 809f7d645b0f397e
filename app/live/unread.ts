/** What a title begins with: the word for a refused form (`form.fault` of the texts), and a count. */
const LEAD = /^((?:Fout|Error): )?(?:\(\d+\+?\) )?/;
/** A count that fits a badge. */
export const capped = (count: number) => (count > 99 ? "99+" : String(count));

/** A page's title with how many conversations are unread before it, after the word that says a form was refused. */
export const countedTitle = (title: string, count: number): string =>
  title.replace(LEAD, (_, fault = "") => fault + (count > 0 ? `(${capped(count)}) ` : ""));

export const iconFor = (count: number): string => (count > 0 ? "/favicon-unread.svg" : "/favicon.svg");

interface Counts {
  chats: number;
  notifications: number;
}

/** Says the counts in the badges of a document; how many conversations are unread also in its title and its icon. */
export function showUnread(counts: Counts): void {
  for (const badge of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    const count = counts[badge.dataset.unread as keyof Counts];
    const [shown, said] = badge.children;
    badge.hidden = count === 0;
    if (shown) shown.textContent = capped(count);
    if (said) said.textContent = capped(count) + (count === 1 ? badge.dataset.one : badge.dataset.other);
  }
  document.title = countedTitle(document.title, counts.chats);
  document.getElementById("icon")?.setAttribute("href", iconFor(counts.chats));
}
