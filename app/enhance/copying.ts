/** A button copies the text of a field. Without a script, or without a clipboard, it stays hidden. */
export function copying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const field = document.getElementById(button.dataset.copies ?? "") as HTMLTextAreaElement;
  const note = button.parentElement?.querySelector("output");
  try {
    await navigator.clipboard.writeText(field.value);
    if (note) note.textContent = note.dataset.copied ?? "";
  } catch {
    // The browser does not allow it: the user copies the selected text.
    field.select();
  }
}
