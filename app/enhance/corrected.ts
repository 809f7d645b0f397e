/** A changed field is no longer red. Only the server decides whether it is right now. */
export function corrected(): void {
  // Restored text (app/enhance/typed.ts) fires input events on load that correct nothing.
  addEventListener("load", () => document.addEventListener("input", clear));
}

function clear({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.ariaInvalid !== "true") return;
  target.ariaInvalid = null;
  document.getElementById(`${target.id}-error`)?.remove();
}
