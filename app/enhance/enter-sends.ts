const COMPOSING = 229;

export function enterSends(): void {
  document.addEventListener("keydown", (event) => {
    const { target, key, keyCode, shiftKey } = event;
    // Safari reports the Enter that ends a composition after the composition: only its key code differs.
    const isComposing = event.isComposing || keyCode === COMPOSING;
    if (key !== "Enter" || shiftKey || isComposing || !(target instanceof HTMLTextAreaElement)) return;
    if (target.dataset.enterSends === undefined || !matchMedia("(hover: hover)").matches) return;
    event.preventDefault();
    if (target.value.trim()) target.form?.requestSubmit();
  });
}
