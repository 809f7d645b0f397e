import { allStyles } from "./all-styles";
import { readPage } from "./read-page";

const TYPING_MS = 300;

/** Only the changed parts (`data-part`) are replaced, so that the focus stays. If that fails, the form is submitted. */
export function autosubmit(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-autosubmit]")) follow(form);
  restore();
}

function follow(form: HTMLFormElement): void {
  let timer = 0;
  let pending = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
  };
  let applied = "";
  const apply = (field: EventTarget | null) => {
    stop();
    // The page shows errors: submit normally, so that they disappear.
    if (form.querySelector("[aria-invalid]")) return form.requestSubmit();
    // A half-typed postcode is not an error yet. The submit button does report it.
    if (!form.checkValidity()) return;
    const { signal } = pending;
    const fields = fieldsOf(form);
    refresh(form, typedIn(field), signal).then(
      () => {
        applied = fields;
      },
      () => signal.aborted || form.requestSubmit(),
    );
  };
  form.addEventListener("input", ({ target }) => {
    stop();
    if (settles(target)) timer = window.setTimeout(apply, TYPING_MS, target);
  });
  form.addEventListener("change", ({ target }) => !settles(target) && apply(target));
  form.addEventListener("submit", (event) => {
    stop();
    remember(form);
    if (fieldsOf(form) !== applied) return;
    // The address is in the history already.
    event.preventDefault();
    const button = event.submitter;
    const { hash } = new URL(button instanceof HTMLButtonElement ? button.formAction : form.action);
    location.replace(withoutHash(location.href) + hash);
  });
}

const fieldsOf = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));

const settles = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ["text", "search", "number", "tel", "range"].includes(target.type);

const typedIn = (field: EventTarget | null) => (settles(field) ? field.name : null);

async function refresh(form: HTMLFormElement, typed: string | null, signal: AbortSignal): Promise<void> {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (typeof value === "string") url.searchParams.set(name, value);
  const [response] = await Promise.all([fetch(url, { signal }), allStyles()]);
  const page = await readPage(response);
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")].map((part) => {
    const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!response.ok || !fresh) throw new Error(`No ${part.dataset.part} in ${response.url}`);
    return { part, fresh };
  });
  signal.throwIfAborted();
  for (const { part, fresh } of parts) part.replaceChildren(...fresh.childNodes);
  document.title = page.querySelector("title")?.textContent ?? document.title;
  goTo(response.url, typed);
}

let shown = "";

/** Pauses within one word share a history entry, so "back" skips the whole word. */
function goTo(address: string, typed: string | null): void {
  if (!shown) addEventListener("popstate", () => withoutHash(location.href) !== shown && location.reload());
  if (withoutHash(address) === withoutHash(location.href)) return;
  const state = history.state as { typed?: string } | null;
  if (typed && state?.typed === typed) history.replaceState(state, "", address);
  else history.pushState(typed ? { typed } : null, "", address);
  shown = withoutHash(address);
}

const withoutHash = (address: string) => address.replace(/#.*/, "");

const PLACE = "autosubmit";

function remember(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.form !== form) return;
  const caret = field.type === "range" ? null : field.selectionStart;
  sessionStorage.setItem(PLACE, JSON.stringify({ id: field.id, caret, y: scrollY, path: location.pathname }));
}

function restore(): void {
  const kept = sessionStorage.getItem(PLACE);
  if (!kept) return;
  sessionStorage.removeItem(PLACE);
  const { id, caret, y, path } = JSON.parse(kept) as { id: string; caret: number | null; y: number; path: string };
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || path !== location.pathname) return;
  field.focus({ preventScroll: true });
  if (caret !== null) field.setSelectionRange(caret, caret);
  scrollTo(0, y);
}
