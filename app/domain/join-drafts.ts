interface Draft {
  fields?: Record<string, string>;
  pictures?: unknown[];
}

/**
 * One draft of two with the same id, as JSON: somebody went on with theirs after their session had ended. What was typed
 * last counts, and no photo is lost.
 */
export function joinDrafts(first: string, then: string): string {
  const [before, after] = [JSON.parse(first), JSON.parse(then)] as [Draft, Draft];
  const fields = { ...before.fields, ...after.fields };
  const pictures = [...(before.pictures ?? []), ...(after.pictures ?? [])];
  return JSON.stringify({ ...before, fields, pictures });
}
