/** A rule applies to pages that have all classes of one of its conditions; without conditions to every page. */
export type StyleRule = readonly [css: string, ...needs: string[]];

export interface StyleGroup {
  within: string;
  rules: readonly StyleRule[];
}

interface PageStyles {
  css: string;
  hash: string;
}

const BEFORE = ' class="';

/** A regular expression would allocate an object for each of hundreds of matches. */
function listsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let start = html.indexOf(BEFORE); start !== -1; start = html.indexOf(BEFORE, start)) {
    const begin = start + BEFORE.length;
    start = html.indexOf('"', begin);
    if (start === -1) break;
    lists.add(html.slice(begin, start));
  }
  return lists;
}

const classesIn = (lists: string) => new Set(lists.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "));

const closing = (within: string) => "}".repeat(within.split("{").length - 1);

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

export function stylesOf(groups: readonly StyleGroup[], most = 50): (html: string) => Promise<PageStyles> {
  const byClasses = remembered<Promise<PageStyles>>(most);
  // A second cache, by the raw attributes, skips splitting and sorting.
  const byLists = remembered<Promise<PageStyles>>(most);
  return (html) => {
    const lists = [...listsIn(html)].join(" ");
    return byLists(lists, () => {
      const classes = classesIn(lists);
      return byClasses([...classes].sort().join(" "), () => make(groups, classes));
    });
  };
}
