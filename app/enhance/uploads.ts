import { ONCE } from "~/forms/once-field";
import { followDrops, followPastes } from "./photo-drops";
import { cameBack } from "./pictures";
import { smaller } from "./smaller-photo";
import { typedIn } from "./typed-in";
import { askToStay, leaveFreely, post } from "./upload-request";
import { copyOf, mark, part, removeTile, requestOf, type Upload, uploadOf } from "./upload-tile";

/** Below what the server reads of a form (app/forms/read-fields.ts). */
const MAX_SENT_BYTES = 49 * 1024 * 1024;

/** Of the field. A photo that was not sent has its own. */
const ERROR = ".field-error:not(.photo-tile *)";

class Uploads {
  readonly #place: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #content: HTMLElement;
  readonly #note: HTMLElement;
  #waiting: Upload[] = [];
  /** Did not fit. A refused file makes room for the first of them. */
  #surplus: File[] = [];
  #errors: string[] = [];
  /** Each error stops the form once: the form goes without that photo, and its user may not have seen why. */
  #errorsSeen = 0;
  /** One request at a time: each changes the same draft. */
  #line = Promise.resolve();
  #unfinished = 0;
  #passed: HTMLElement | null = null;

  constructor(place: HTMLElement, form: HTMLFormElement) {
    this.#place = place;
    this.#form = form;
    this.#content = part(place, "[data-uploads-part]");
    this.#note = part(place, ".uploads-note");
  }

  get #field() {
    return this.#content.querySelector<HTMLInputElement>('input[name="images"]');
  }

  get #error() {
    return this.#content.querySelector<HTMLElement>(ERROR);
  }

  get #list() {
    return part(this.#content, "ol");
  }

  get #samples() {
    return part<HTMLTemplateElement>(this.#place, "template").content;
  }

  add(files: readonly File[]): void {
    const { tooLarge } = this.#place.dataset;
    this.#forgetErrors();
    for (const file of files) {
      if (file.size > MAX_SENT_BYTES) this.#errors.push(`${file.name}: ${tooLarge}`);
      else this.#surplus.push(file);
    }
    this.#fill();
    if (this.#unfinished === 0) this.#leaveOut();
    this.#showErrors();
  }

  get #room(): number {
    return Number(this.#place.dataset.uploads) - this.#list.children.length;
  }

  #fill(): void {
    for (const file of this.#surplus.splice(0, Math.max(0, this.#room))) this.#start(file);
  }

  #leaveOut(): void {
    const { tooMany, notAdded } = this.#place.dataset;
    const names = this.#surplus.splice(0).map(({ name }) => name);
    if (names.length === 0) return;
    this.#errors.push(`${tooMany} ${notAdded} ${names.join(", ")}.`);
    this.#showErrors();
  }

  take(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])];
    input.value = "";
    if (files.length > 0) this.add(files);
  }

  submit(event: SubmitEvent): void {
    const submitter = event.submitter as HTMLButtonElement | null;
    const failed = this.#waiting.find(({ isFailed }) => isFailed);
    const isOfPhotos = submitter !== null && this.#content.contains(submitter);
    const isReady = this.#unfinished === 0 && !failed && this.#errors.length <= this.#errorsSeen && !isOfPhotos;
    if (isReady || (submitter !== null && submitter === this.#passed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isOfPhotos) return this.#queue(() => this.#press(submitter));
    if (this.#unfinished > 0) {
      this.#say(this.#place.dataset.wait, true);
      void this.#line.then(() => this.#form.requestSubmit(submitter));
    } else if (failed) {
      this.#say(this.#place.dataset.unsent, true);
      part(failed.tile, "[data-retry]").focus();
    } else {
      this.#errorsSeen = this.#errors.length;
      const { refused, refusedFull } = this.#place.dataset;
      this.#say(this.#room > 0 ? refused : refusedFull, true);
      (this.#field ?? this.#error)?.focus();
    }
  }

  #queue(work: () => Promise<void>): void {
    this.#unfinished++;
    addEventListener("beforeunload", askToStay);
    this.#line = this.#line.then(work).finally(() => {
      this.#unfinished--;
      this.#fill();
      if (this.#unfinished > 0) return;
      leaveFreely();
      this.#leaveOut();
    });
  }

  #start(file: File): void {
    const upload = uploadOf(file, copyOf(this.#samples, ".photo-tile"), {
      onCancel: (cancelled) => {
        this.#finish(cancelled);
        this.#field?.focus();
      },
      onRetry: (retried) => this.#queue(() => this.#send(retried)),
    });
    this.#list.appendChild(upload.tile);
    this.#waiting.push(upload);
    this.#queue(() => this.#send(upload));
  }

  #finish(upload: Upload): void {
    this.#waiting = this.#waiting.filter((one) => one !== upload);
    removeTile(upload);
  }

  async #send(upload: Upload): Promise<void> {
    const button = this.#content.querySelector<HTMLButtonElement>("[data-adds]");
    if (!button || !this.#waiting.includes(upload)) return;
    const before = this.#errors.length;
    try {
      const file = await smaller(upload.file);
      if (!this.#waiting.includes(upload)) return;
      const request = requestOf(upload);
      const page = await post(this.#addressOf(button), this.#bodyOf(button, file), request);
      this.#finish(upload);
      this.#show(page);
      if (this.#errors.length === before) this.#say(this.#place.dataset.added);
    } catch {
      if (this.#waiting.includes(upload)) mark(upload, true);
    }
  }

  /** If the request fails, the browser sends the form. */
  async #press(button: HTMLButtonElement): Promise<void> {
    this.#forgetErrors();
    try {
      this.#show(await post(this.#addressOf(button), this.#bodyOf(button)));
      this.#focusAfter(button);
      if (this.#errors.length === 0) this.#say(this.#place.dataset.changed);
    } catch {
      this.#passed = button;
      leaveFreely();
      this.#form.requestSubmit(button);
    }
  }

  #addressOf(button: HTMLElement): string {
    return button.getAttribute("formaction") ?? this.#form.getAttribute("action") ?? location.href;
  }

  #bodyOf({ name, value }: HTMLButtonElement, file?: File): FormData {
    const body = new FormData(this.#form);
    body.delete("images");
    if (file) body.set("images", file);
    body.set(name, value);
    return body;
  }

  #show(page: DocumentFragment): void {
    const putBack = typedIn(this.#content);
    const fresh = part(page, "[data-uploads-part]");
    const error = fresh.querySelector(ERROR)?.textContent;
    if (error) this.#errors.push(error);
    this.#content.replaceChildren(...Array.from(fresh.children));
    putBack();
    for (const { tile } of this.#waiting) this.#list.appendChild(tile);
    const selector = `#${this.#form.id} input[name="${ONCE}"]`;
    const [own, drawn] = [document, page].map((one) => one.querySelector<HTMLInputElement>(selector));
    if (own && drawn) own.value = drawn.value;
    this.#showErrors();
  }

  #showErrors(): void {
    const field = this.#field;
    this.#error?.remove();
    field?.removeAttribute("aria-invalid");
    if (this.#errors.length === 0) return;
    const error = copyOf(this.#samples, ".photo-tile + .field-error");
    error.id = "images-error";
    error.tabIndex = -1;
    error.appendChild(new Text(this.#errors.join(" ")));
    (field?.closest(".field") ?? this.#content).appendChild(error);
    field?.setAttribute("aria-invalid", "true");
    field?.setAttribute("aria-describedby", "images-hint images-error");
    this.#say(this.#errors.join(" "));
  }

  #forgetErrors(): void {
    this.#errors = [];
    this.#errorsSeen = 0;
  }

  #say(text = "", isShown = false): void {
    this.#note.textContent = text;
    this.#note.toggleAttribute("data-quiet", !isShown);
  }

  #focusAfter({ value }: HTMLButtonElement): void {
    const enabled = (start: string) => this.#content.querySelector<HTMLElement>(`button[value^="${start}"]:enabled`);
    const [verb] = value.split(":");
    (enabled(value) ?? enabled(`${verb}:`) ?? this.#field)?.focus();
  }
}

export function uploads(place: HTMLElement): void {
  const { form } = part<HTMLInputElement | HTMLButtonElement>(place, "input, button");
  if (!form) return;
  const photos = new Uploads(place, form);
  form.addEventListener("submit", (event) => photos.submit(event), { capture: true });
  place.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") photos.take(target);
  });
  const add = (files: readonly File[]) => photos.add(files);
  followDrops(place, add);
  followPastes(add);
  // Chosen before this script was there.
  if (!cameBack())
    for (const input of place.querySelectorAll<HTMLInputElement>('input[type="file"]')) photos.take(input);
}
