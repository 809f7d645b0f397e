import { copyOf, part } from "./upload-tile";

/** This fires no event. */
export function fill(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

export class ChosenPhotos {
  readonly #input: HTMLInputElement;
  readonly #place: HTMLElement;
  #files: File[] = [];

  constructor(input: HTMLInputElement, place: HTMLElement) {
    this.#input = input;
    this.#place = place;
  }

  add(): void {
    this.#files.push(...(this.#input.files ?? []));
    fill(this.#input, this.#files);
  }

  draw(): void {
    this.#files = [...(this.#input.files ?? [])];
    const list = part(this.#place, "ul");
    for (const { src } of list.querySelectorAll("img")) URL.revokeObjectURL(src);
    list.replaceChildren(...this.#files.map((file) => this.#rowOf(file)));
    list.hidden = this.#files.length === 0;
  }

  #rowOf(file: File): HTMLElement {
    const row = copyOf(part<HTMLTemplateElement>(this.#place, "template").content, "li");
    const image = part<HTMLImageElement>(row, "img");
    image.src = URL.createObjectURL(file);
    // Not a photo, or one that this browser cannot draw.
    image.onerror = () => image.removeAttribute("src");
    part(row, "span").textContent = file.name;
    const button = part(row, "button");
    button.ariaLabel = (button.ariaLabel ?? "").replace("%name%", file.name);
    button.addEventListener("click", () => this.#remove(file));
    return row;
  }

  #remove(file: File): void {
    const at = this.#files.indexOf(file);
    fill(this.#input, this.#files.toSpliced(at, 1));
    this.draw();
    const buttons = this.#place.querySelectorAll<HTMLElement>("li button");
    (buttons[Math.min(at, buttons.length - 1)] ?? this.#input).focus();
  }
}
