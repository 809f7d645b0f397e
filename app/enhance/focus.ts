/** A refused form begins at what is wrong: the summary, else the first faulty field. */
export function focusFault(): void {
  const place = document.querySelector<HTMLElement>("[data-autofocus], [aria-invalid='true']");
  place?.focus();
}
