/** A rule of a stylesheet, then what it needs: it means something on a page that has all classes of one of these; with none it does on every page. */
export type StyleRule = readonly [css: string, ...needs: string[]];

/** Rules that follow each other (scripts/style-rules.ts). */
export interface StyleGroup {
  /** What they stand in: `@layer components{@media print{`. */
  within: string;
  rules: readonly StyleRule[];
}

interface PageStyles {
  css: string;
  /** For the Content-Security-Policy. */
  hash: string;
}

const BEFORE = ' class="';

/** What stands in the `class` attributes of a page. Looked for by hand: an expression makes an object for each of the hundreds it finds. */
function listsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let found = html.indexOf(BEFORE); found !== -1; found = html.indexOf(BEFORE, found)) {
    const begin = found + BEFORE.length;
    found = html.indexOf('"', begin);
    if (found === -1) break;
    lists.add(html.slice(begin, found));
  }
  return lists;
}

const classesIn = (lists: string) => new Set(lists.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "));

const closing = (within: string) => "}".repeat(within.split("{").length - 1);

/** The rules that mean something on a page with these classes, in their order. */
function neededOf(groups: readonly StyleGroup[], classes: ReadonlySet<string>): string {
  const hasAll = (names: string) => names.split(" ").every((name) => classes.has(name));
  const parts = groups.map(({ within, rules }) => {
    const needed = rules.filter(([, ...needs]) => needs.length === 0 || needs.some(hasAll));
    return needed.length > 0 ? within + needed.map(([css]) => css).join("") + closing(within) : "";
  });
  return parts.join("");
}

async function make(groups: readonly StyleGroup[], classes: ReadonlySet<string>): Promise<PageStyles> {
  const css = neededOf(groups, classes);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
  return { css, hash: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}

/** What was made of so many keys; what was not asked for longest goes first. */
function remembered<T>(most: number) {
  const known = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    const [oldest = ""] = known.keys();
    if (known.size > most) known.delete(oldest);
    return value;
  };
}

/** What pages need of a stylesheet. Those of one kind have the same classes nearly always: it is made once for them. */
export function stylesOf(groups: readonly StyleGroup[], most = 50): (html: string) => Promise<PageStyles> {
  const byClasses = remembered<Promise<PageStyles>>(most);
  // Classes are found and sorted once for the pages in which they stand alike.
  const byLists = remembered<Promise<PageStyles>>(most);
  return (html) => {
    const lists = [...listsIn(html)].join(" ");
    return byLists(lists, () => {
      const classes = classesIn(lists);
      return byClasses([...classes].sort().join(" "), () => make(groups, classes));
    });
  };
}
