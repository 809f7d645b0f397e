export interface Upload {
  file: File;
  tile: HTMLElement;
  request: XMLHttpRequest;
  isFailed: boolean;
}

type Parent = Pick<ParentNode, "querySelector">;

export function part<E extends Element = HTMLElement>(parent: Parent, selector: string): E {
  const element = parent.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

export const copyOf = (parent: Parent, selector: string) => part(parent, selector).cloneNode(true) as HTMLElement;

interface TileOptions {
  onCancel: (upload: Upload) => void;
  onRetry: (upload: Upload) => void;
}

export function uploadOf(file: File, tile: HTMLElement, { onCancel, onRetry }: TileOptions): Upload {
  const upload = { file, tile, request: new XMLHttpRequest(), isFailed: false };
  const image = part<HTMLImageElement>(tile, "img");
  image.src = URL.createObjectURL(file);
  image.onerror = () => image.removeAttribute("src");
  part(tile, "span").textContent = file.name;
  const [cancel, retry] = [part(tile, "[data-cancel]"), part(tile, "[data-retry]")];
  for (const button of [cancel, retry]) button.ariaLabel = `${button.textContent}: ${file.name}`;
  cancel.addEventListener("click", () => onCancel(upload));
  retry.addEventListener("click", () => {
    mark(upload, false);
    cancel.focus();
    onRetry(upload);
  });
  return upload;
}

export function removeTile({ tile, request }: Upload): void {
  URL.revokeObjectURL(part<HTMLImageElement>(tile, "img").src);
  tile.remove();
  request.abort();
}

export function mark(upload: Upload, isFailed: boolean): void {
  upload.isFailed = isFailed;
  part(upload.tile, "progress").hidden = isFailed;
  part(upload.tile, ".field-error").hidden = !isFailed;
  part(upload.tile, "[data-retry]").hidden = !isFailed;
}

export function requestOf(upload: Upload): XMLHttpRequest {
  const progress = part<HTMLProgressElement>(upload.tile, "progress");
  progress.removeAttribute("value");
  upload.request = new XMLHttpRequest();
  upload.request.upload.onprogress = ({ loaded, total }) => {
    progress.value = loaded / total;
  };
  return upload.request;
}
