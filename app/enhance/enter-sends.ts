/** Where there are keys, Enter sends what is written; with Shift it begins a new line. A thumb has the button. */
export function enterSends(): void {
  document.addEventListener("keydown", (event) => {
    const { target, key, shiftKey, isComposing } = event;
    if (key !== "Enter" || shiftKey || isComposing || !(target instanceof HTMLTextAreaElement)) return;
    if (target.dataset.enterSends === undefined || !matchMedia("(hover: hover)").matches) return;
    event.preventDefault();
    if (target.value.trim()) target.form?.requestSubmit();
  });
}
