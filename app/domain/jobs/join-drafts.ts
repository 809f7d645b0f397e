interface Draft {
  fields?: Record<string, string>;
  pictures?: unknown[];
}

/** Two versions exist if the user continued after their session ended. The later text wins, and all photos are kept. */
export function joinDrafts(first: string, then: string): string {
  const [before, after] = [JSON.parse(first), JSON.parse(then)] as [Draft, Draft];
  const fields = { ...before.fields, ...after.fields };
  const pictures = [...(before.pictures ?? []), ...(after.pictures ?? [])];
  return JSON.stringify({ ...before, fields, pictures });
}
