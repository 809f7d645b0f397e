const MAX_SIDE = 2048;
/** Below this nothing is won. */
const SMALL_BYTES = 600_000;

/** Makes a photo from a phone as small as it is shown. What the browser cannot read goes as it is: the server judges. */
export async function resized(file: File): Promise<File> {
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

/** Files that "back" restored were sent already. */
export const cameBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/** Makes chosen photos no larger than needed. Those that are uploaded at choice are not its own (app/enhance/uploads.ts). */
export function pictures(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]:not([data-uploads] *)')) {
    let work: Promise<void> | null = null;
    input.addEventListener("change", () => {
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
