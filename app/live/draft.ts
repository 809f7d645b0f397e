const keyOf = (uri: string) => `draft:${uri}`;

/** What is being written in a conversation: it is there again when one comes back to it in this tab. */
export const storeDraft = (uri: string, text: string): void => sessionStorage.setItem(keyOf(uri), text);
export const dropDraft = (uri: string): void => sessionStorage.removeItem(keyOf(uri));

/** Unless something stands in the field already. */
export function restoreDraft(uri: string, field: HTMLTextAreaElement | null): void {
  const text = sessionStorage.getItem(keyOf(uri));
  if (field && text && !field.value) field.value = text;
}
