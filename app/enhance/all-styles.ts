/** None where the page has asked for all of them itself: of who has logged in, and while developing. */
const address = () => document.getElementById("document")?.dataset.styles;

let all: Promise<void> | undefined;

/**
 * A visitor's page carries the styles of what stands in it. What scripts bring needs all of them: wait for it before. A browser
 * styles the whole page anew for them, so a page into which nothing is brought does without.
 */
export const allStyles = (): Promise<void> => (all ??= load(address()));

async function load(href: string | undefined): Promise<void> {
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((settled) => {
    link.onload = settled;
    link.onerror = settled;
  });
  document.head.appendChild(link);
  await loaded;
}

/** Has the file at hand: for that, and for pages after logging in, which carry none. The page itself comes first. */
export function fetchStyles(): void {
  const href = address();
  if (!href) return;
  const fetchIt = () =>
    document.head.appendChild(Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href }));
  addEventListener("load", fetchIt);
}
