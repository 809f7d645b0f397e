/** Notes go after their reading time, which stands still while the pointer or the focus is on them, or by their button. */
export function flashes(): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-flash]")) {
    let timer = 0;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      timer = window.setTimeout(() => note.remove(), Number(note.dataset.flash) || 5000);
    };
    for (const name of ["pointerenter", "focusin"]) note.addEventListener(name, stop);
    for (const name of ["pointerleave", "focusout"]) note.addEventListener(name, start);
    note.querySelector("[data-dismiss]")?.addEventListener("click", () => note.remove());
    start();
  }
}
