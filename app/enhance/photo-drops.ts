type Add = (files: readonly File[]) => void;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

/** Photos may be dropped anywhere: a file that missed its place would replace the page. */
export function followDrops(place: HTMLElement, add: Add): void {
  document.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    place.dataset.dragging = "";
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) delete place.dataset.dragging;
  });
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    delete place.dataset.dragging;
    add([...(event.dataTransfer?.files ?? [])]);
  });
}

export function followPastes(add: Add): void {
  document.addEventListener("paste", (event) => {
    const { files = [], types = [] } = event.clipboardData ?? {};
    const images = [...files].filter(({ type }) => type.startsWith("image/"));
    if (images.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    add(images);
  });
}
