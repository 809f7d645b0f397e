export function dialogs(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[data-dialog]");
    const another = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    const dialog = link && document.getElementById((link.dataset.dialog ?? "").replace(/^#/, ""));
    if (dialog instanceof HTMLDialogElement && !another) {
      event.preventDefault();
      dialog.showModal();
    }
    const close = target.closest("[data-close]")?.closest("dialog");
    // A click on the backdrop has the dialog itself as its target.
    const backdrop = target instanceof HTMLDialogElement && isOutside(event, target) ? target : null;
    (close ?? backdrop)?.close();
  });
}

/** A dialog that the server rendered open reports the result of its form. Open it again as a modal. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    dialog.open = false;
    dialog.showModal();
  }
}

function isOutside({ clientX: x, clientY: y, detail }: MouseEvent, dialog: Element): boolean {
  const box = dialog.getBoundingClientRect();
  return detail > 0 && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}
