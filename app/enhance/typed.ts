/** Never stored, as what is marked `data-unstored`: secrets, files, and what the page itself fills in. */
const SKIPPED = new Set(["password", "file", "hidden", "submit", "button"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = [name: string, value: string, on: boolean][];

/** A form that React brought says where (`at`): when it is taken away, the page is at another address. */
const keyOf = ({ id, dataset }: HTMLFormElement) => `typed:${dataset.at ?? location.pathname}#${id}`;

const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(
    form.querySelectorAll("input[name], textarea[name], select[name]"),
    (found) => found as unknown as Control,
  ).filter(({ type, dataset }) => !SKIPPED.has(type) && dataset.unstored === undefined);

const isOn = (control: Control) => "checked" in control && control.checked;

const isChanged = (control: Control) => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return control.value !== control.defaultValue || (isChoice(control) && control.checked !== control.defaultChecked);
};
const isChoice = (control: Control): control is HTMLInputElement => ["checkbox", "radio"].includes(control.type);

function save(form: HTMLFormElement): void {
  const controls = controlsOf(form);
  const isRefused = form.querySelector("[aria-invalid='true']") !== null;
  if (form.dataset.sent !== undefined || !(isRefused || controls.some(isChanged))) return;
  const typed: Typed = controls.map((control) => [control.name, control.value, isOn(control)]);
  sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
}

function restore(form: HTMLFormElement): void {
  const stored = sessionStorage.getItem(keyOf(form));
  if (!stored) return;
  // Stored again when the page is left, unless it was sent by then.
  sessionStorage.removeItem(keyOf(form));
  for (const [name, value, on] of JSON.parse(stored) as Typed) {
    for (const control of controlsOf(form).filter((one) => one.name === name)) {
      if (!isChoice(control)) control.value = value;
      else if (control.value === value) control.checked = on;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

/** On a shared computer the next person finds nothing: not what was typed, nor what waits to be sent (app/live/outbox.ts). */
function forgetAll(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith("outbox:")) localStorage.removeItem(key);
}

/**
 * What stands in a form survives a page that is left without sending it: a reload, another language, a photo button, a
 * link. It stays in this tab, and goes when the form is sent or its writer logs out.
 */
export function typedForms(): void {
  const forms = () => document.querySelectorAll<HTMLFormElement>("form[method='post'][id]");
  forms().forEach(restore);
  // These send the page's form along where no script keeps what stands in it (app/forms/page-form.ts).
  for (const button of document.querySelectorAll<HTMLElement>("[data-keeps-typed]")) {
    button.setAttribute("form", button.dataset.keepsTyped ?? "");
  }
  addEventListener("pagehide", () => forms().forEach(save));
  // In a live page forms come and go while the page stays (app/live/use-sent-form.ts).
  addEventListener("form-come", ({ target }) => restore(target as HTMLFormElement));
  addEventListener("form-go", ({ target }) => save(target as HTMLFormElement));
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    // `form.action` is a field, where one is called that.
    const to = new URL(target.getAttribute("action") ?? "", location.href);
    if (to.pathname === "/logout") forgetAll();
    sessionStorage.removeItem(keyOf(target));
  });
  // A refused form was posted: reloading it asks for the page, and not whether to send the form again.
  if (document.querySelector("[aria-invalid='true'], [data-autofocus]")) history.replaceState(null, "", location.href);
}
