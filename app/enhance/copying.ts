export function copying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
    button.hidden = !navigator.clipboard;
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
