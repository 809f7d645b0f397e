import { MAX_SENT_IMAGES } from "~/domain/image-limits";

const MAX_SIDE = 2048;
/** The bytes of one form, below the server's limit (app/forms/read-fields.ts). */
const MAX_SENT_BYTES = 49 * 1024 * 1024;
/** Resizing a smaller file gains nothing. */
const SMALL_BYTES = 600_000;

/**
 * Resizes a photo to its display size. Sends files that the browser cannot decode as they are: the server validates.
 */
async function resized(file: File): Promise<File> {
  if (file.size < SMALL_BYTES || !file.type.startsWith("image/")) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
  if (!blob || blob.size >= file.size) return file;
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}

async function chosen(input: HTMLInputElement): Promise<void> {
  const files = [...(input.files ?? [])];
  const small = await Promise.all(files.map(resized));
  if (input.files?.length !== files.length || files.some((file, index) => input.files?.[index] !== file)) return;
  const transfer = new DataTransfer();
  for (const file of small) transfer.items.add(file);
  input.files = transfer.files;
}

function send(input: HTMLInputElement): void {
  const button = input.dataset.sends && document.getElementById(input.dataset.sends);
  if (!button || !input.files?.length) return;
  const bytes = [...input.files].reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_SENT_BYTES || input.files.length > MAX_SENT_IMAGES) {
    input.value = "";
    input.setCustomValidity(input.dataset.tooLarge ?? "");
    input.reportValidity();
    return;
  }
  input.setAttribute("aria-busy", "true");
  input.form?.requestSubmit(button);
}

/** Files that the browser restores on "back" were uploaded already. */
const cameBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

export function pictures(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    let work: Promise<void> | null = null;
    input.addEventListener("change", () => {
      input.setCustomValidity("");
      work = chosen(input).finally(() => {
        work = null;
        send(input);
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
