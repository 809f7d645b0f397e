export function focusFault(): void {
  const place = document.querySelector<HTMLElement>("[data-autofocus], [aria-invalid='true']");
  place?.focus();
  // An address with a fragment moves the focus again on load.
  if (place && location.hash) addEventListener("load", () => requestAnimationFrame(() => place.focus()));
}
