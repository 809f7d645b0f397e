const keyOf = (uri: string) => `draft:${uri}`;

export const storeDraft = (uri: string, text: string): void => sessionStorage.setItem(keyOf(uri), text);
export const dropDraft = (uri: string): void => sessionStorage.removeItem(keyOf(uri));

export function restoreDraft(uri: string, field: HTMLTextAreaElement | null): void {
  const text = sessionStorage.getItem(keyOf(uri));
  if (field && text && !field.value) field.value = text;
}
