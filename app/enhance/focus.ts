/** A refused form begins at what is wrong: the summary, else the first faulty field. */
export function focusFault(): void {
  const place = document.querySelector<HTMLElement>("[data-autofocus], [aria-invalid='true']");
  place?.focus();
  // An address with a fragment takes the focus away once more when the page is there.
  if (place && location.hash) addEventListener("load", () => requestAnimationFrame(() => place.focus()));
}
