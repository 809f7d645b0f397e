const SKIPPED = new Set(["password", "file", "hidden", "submit", "button"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = [name: string, value: string, on: boolean][];

const VISITOR = "0";
const viewer = () => document.getElementById("unread")?.dataset.viewer ?? VISITOR;

/**
 * Another user of the browser does not see it. A form in a live page has its address in `at`: when React removes it,
 * the address has changed already.
 */
const keyOf = ({ id, dataset }: HTMLFormElement, by = viewer()) =>
  `typed:${by}:${dataset.at ?? location.pathname}#${id}`;

const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(
    form.querySelectorAll("input[name], textarea[name], select[name]"),
    (control) => control as unknown as Control,
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
  // A visitor types, logs in and goes on.
  const key = [keyOf(form), keyOf(form, VISITOR)].find((one) => sessionStorage.getItem(one));
  const stored = key && sessionStorage.getItem(key);
  if (!stored) return;
  // `pagehide` stores it again, unless it was submitted by then.
  sessionStorage.removeItem(key);
  for (const [name, value, on] of JSON.parse(stored) as Typed) {
    for (const control of controlsOf(form).filter((one) => one.name === name)) {
      if (!isChoice(control)) control.value = value;
      else if (control.value === value) control.checked = on;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  if (form.dataset.unsaved && controlsOf(form).some(isChanged)) sayUnsaved(form, form.dataset.unsaved);
}

const forms = () => document.querySelectorAll<HTMLFormElement>("form[method='post'][id]");
const saveAll = () => forms().forEach(save);

/** Restored settings look as if they were saved. */
function sayUnsaved(form: HTMLFormElement, words: string): void {
  const note = document.createElement("p");
  note.className = "font-bold";
  note.textContent = words;
  form.insertAdjacentElement("afterbegin", note);
}

/** Shared computers: erase typed text and unsent messages (app/live/outbox.ts) on logout. */
function forgetAll(): void {
  removeEventListener("pagehide", saveAll);
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith("outbox:")) localStorage.removeItem(key);
}

/** Typed text survives a reload, a change of language or a link. Submitting or logging out erases it. */
export function typedForms(): void {
  forms().forEach(restore);
  // Without a script these buttons submit the page's form along (app/forms/page-form.ts).
  for (const button of document.querySelectorAll<HTMLElement>("[data-keeps-typed]")) {
    button.setAttribute("form", button.dataset.keepsTyped ?? "");
  }
  addEventListener("pagehide", saveAll);
  // A live page adds and removes forms without loading (app/live/use-sent-form.ts).
  addEventListener("form-come", ({ target }) => restore(target as HTMLFormElement));
  addEventListener("form-go", ({ target }) => save(target as HTMLFormElement));
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    // Not `form.action`: that may be a field with the name `action`.
    const to = new URL(target.getAttribute("action") ?? "", location.href);
    if (to.pathname === "/logout") forgetAll();
    sessionStorage.removeItem(keyOf(target));
  });
  // A page with errors answered a POST: a reload should not ask to submit again.
  if (document.querySelector("[aria-invalid='true'], [data-autofocus]")) history.replaceState(null, "", location.href);
}
