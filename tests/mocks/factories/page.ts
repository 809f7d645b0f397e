import type { Page } from "~/domain/values/page";

export function aPage<T>(results: T[], count = results.length): Page<T> {
  return { count, results };
}

export function many<T extends { id: number }>(howMany: number, make: (of: Partial<T>) => T): T[] {
  return Array.from({ length: howMany }, (_, at) => make({ id: at + 1 } as Partial<T>));
}
