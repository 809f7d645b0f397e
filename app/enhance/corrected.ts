/** A field that is changed stops being red: whether it is right now, the server says. */
export function corrected(): void {
  // Text that was typed before and is put back on loading (app/enhance/typed.ts) corrects nothing.
  addEventListener("load", () => document.addEventListener("input", clear));
}

function clear({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.ariaInvalid !== "true") return;
  target.ariaInvalid = null;
  document.getElementById(`${target.id}-error`)?.remove();
}
