/** Only the server decides whether a changed field is right. */
export function corrected(): void {
  // Restored text (app/enhance/typed.ts) fires input events on load that correct nothing.
  // While it is captured: a field's own listener may remove its error.
  addEventListener("load", () => document.addEventListener("input", clear, true));
}

function clear({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const id = invalidId(target);
  if (id === undefined) return;
  target.ariaInvalid = null;
  document.getElementById(`${id}-error`)?.remove();
  for (const link of document.querySelectorAll(`.error-links a[href="#${CSS.escape(id)}"]`)) unlist(link);
}

function invalidId(field: HTMLElement): string | undefined {
  const first = field.closest("fieldset")?.querySelector("input");
  return [field, first].find((one) => one && document.getElementById(`${one.id}-error`))?.id;
}

function unlist(link: Element): void {
  const summary = link.closest("[data-errors]");
  link.closest("li")?.remove();
  const left = summary?.querySelectorAll("li").length ?? 0;
  if (left === 0) summary?.remove();
  const title = summary?.querySelector<HTMLElement>("[data-one]");
  if (title)
    title.textContent = left === 1 ? (title.dataset.one ?? "") : (title.textContent ?? "").replace(/\d+/, String(left));
}
