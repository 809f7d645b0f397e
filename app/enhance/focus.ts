const BY_KEYBOARD = "submitted-by-keyboard";

/** A click with the mouse leaves the submit button focused without `:focus-visible`. */
export function rememberKeyboard(): void {
  addEventListener("submit", ({ defaultPrevented }) => {
    const isByKeyboard = !defaultPrevented && document.activeElement?.matches(":focus-visible");
    if (isByKeyboard) sessionStorage.setItem(BY_KEYBOARD, "");
    else sessionStorage.removeItem(BY_KEYBOARD);
  });
}

/** A note with the focus stays: only for who has a keyboard to leave it, and not the one of a phone’s screen. */
function focusNote(): HTMLElement | null {
  const isByKeyboard = sessionStorage.getItem(BY_KEYBOARD) !== null;
  sessionStorage.removeItem(BY_KEYBOARD);
  const notes = document.querySelector("[data-flash-messages]");
  const isElsewhere = location.hash !== "" && location.hash !== `#${notes?.id}`;
  if (!isByKeyboard || !matchMedia("(hover: hover)").matches || isElsewhere || document.activeElement !== document.body)
    return null;
  const note = document.querySelector<HTMLElement>("[data-flash]:not([hidden])");
  note?.focus({ preventScroll: true });
  return note;
}

export function focusOutcome(): void {
  const place = document.querySelector<HTMLElement>("[data-autofocus], [aria-invalid='true']");
  place?.focus();
  const note = focusNote();
  // An address with a fragment moves the focus again on load.
  if (!location.hash || !(place ?? note)) return;
  addEventListener("load", () =>
    requestAnimationFrame(() => (place ? place.focus() : note?.focus({ preventScroll: true }))),
  );
}
