export type PageEntry = { kind: "edge" | "neighbour" | "current" | "gap"; page: number };

/** 1 … 4 5 6 … 20. A gap of one page shows that page. */
export function pagesAround(page: number, pages: number): PageEntry[] {
  const shown = new Set([1, page - 1, page, page + 1, pages]);
  if (page === 4) shown.add(2);
  if (page === pages - 3) shown.add(pages - 1);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, index): PageEntry[] => {
    const previous = numbers[index - 1] ?? number - 1;
    const gap: PageEntry[] = number - previous > 1 ? [{ kind: "gap", page: number - 1 }] : [];
    return [...gap, { kind: kindOf(number, page, pages), page: number }];
  });
}

function kindOf(number: number, page: number, pages: number): PageEntry["kind"] {
  if (number === page) return "current";
  return number === 1 || number === pages ? "edge" : "neighbour";
}
