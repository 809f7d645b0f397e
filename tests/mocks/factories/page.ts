import type { Page } from "~/domain/page";

/** A page of things; `count` when there are more than fit. */
export function aPage<T>(results: T[], count = results.length): Page<T> {
  return { count, results };
}

/** So many of a thing, each with an id of its own. */
export function many<T extends { id: number }>(howMany: number, make: (of: Partial<T>) => T): T[] {
  return Array.from({ length: howMany }, (_, at) => make({ id: at + 1 } as Partial<T>));
}
