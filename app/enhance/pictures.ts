import { smaller } from "./smaller-photo";

/** This fires no event. */
function fill(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

async function chosen(input: HTMLInputElement): Promise<void> {
  const files = [...(input.files ?? [])];
  const small = await Promise.all(files.map(smaller));
  if (input.files?.length !== files.length || files.some((file, index) => input.files?.[index] !== file)) return;
  fill(input, small);
}

/** A control with words of ours covers the browser's, which names the file. */
function nameChosen({ files, parentElement }: HTMLInputElement): void {
  const place = parentElement?.querySelector("[data-chosen]");
  if (place) place.textContent = Array.from(files ?? [], ({ name }) => name).join(", ");
}

/** Returns what shows the chosen photo in place of the stored one. */
function portraitOf(input: HTMLInputElement): () => void {
  const stored = input.closest("[data-portrait]")?.querySelector(".avatar");
  if (!stored) return () => undefined;
  const chosen = new Image();
  chosen.alt = "";
  chosen.className = "avatar avatar-large";
  // The browser cannot draw every kind of photo.
  chosen.onerror = () => chosen.replaceWith(stored);
  return () => {
    URL.revokeObjectURL(chosen.src);
    const [file] = input.files ?? [];
    if (!file) return chosen.replaceWith(stored);
    chosen.src = URL.createObjectURL(file);
    stored.replaceWith(chosen);
  };
}

/** Files that "back" restored were sent already. */
export const cameBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/** Photos that are uploaded at choice belong to app/enhance/uploads.ts. */
export function pictures(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]:not([data-uploads] *)')) {
    let work: Promise<void> | null = null;
    const showPortrait = portraitOf(input);
    input.addEventListener("change", () => {
      nameChosen(input);
      showPortrait();
      work = chosen(input).finally(() => {
        work = null;
      });
    });
    // The user chose files before this script ran.
    if (input.files?.length && !cameBack()) input.dispatchEvent(new Event("change"));
    for (const name of ["dragenter", "dragover"]) input.addEventListener(name, () => (input.dataset.dragging = ""));
    for (const name of ["dragleave", "drop"]) input.addEventListener(name, () => delete input.dataset.dragging);
    input.form?.addEventListener(
      "submit",
      (event) => {
        if (!work) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const { submitter } = event;
        void work.then(() => input.form?.requestSubmit(submitter));
      },
      { capture: true },
    );
  }
}
