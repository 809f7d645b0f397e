import { allStyles } from "./all-styles";
import { readPage } from "./read-page";

const TYPING_MS = 300;

/**
 * Filters that apply themselves: what is typed or dragged after a moment of rest, a choice at once. Only what they change
 * (`data-part`) is put in place, so that the hands stay where they were; where that cannot be done the form is sent.
 */
export function autosubmit(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-autosubmit]")) follow(form);
  restore();
}

function follow(form: HTMLFormElement): void {
  let timer = 0;
  let asked = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
  };
  /** The fields of which the list is on the page. */
  let applied = "";
  const apply = (field: EventTarget | null) => {
    stop();
    // A refused page says beside a field what is wrong with it: that goes with the page.
    if (form.querySelector("[aria-invalid]")) return form.requestSubmit();
    // Half a postcode is no mistake yet; who presses the button is told.
    if (!form.checkValidity()) return;
    const { signal } = asked;
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
    // It is in the history already.
    event.preventDefault();
    location.replace(withoutHash(location.href));
  });
}

const fieldsOf = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === "string"));

/** A slider is dragged like a text is typed: it settles first. */
const settles = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ["text", "search", "number", "tel", "range"].includes(target.type);

/** The name of a field that settles, which is asked again and again while it is typed in. */
const typedIn = (field: EventTarget | null) => (settles(field) ? field.name : null);

/** Asks for the page the form leads to and takes its parts over. */
async function refresh(form: HTMLFormElement, typed: string | null, signal: AbortSignal): Promise<void> {
  const url = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (typeof value === "string") url.searchParams.set(name, value);
  const [answer] = await Promise.all([fetch(url, { signal }), allStyles()]);
  const page = await readPage(answer);
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")].map((part) => {
    const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (!answer.ok || !fresh) throw new Error(`No ${part.dataset.part} in ${answer.url}`);
    return { part, fresh };
  });
  signal.throwIfAborted();
  for (const { part, fresh } of parts) part.replaceChildren(...fresh.childNodes);
  document.title = page.querySelector("title")?.textContent ?? document.title;
  goTo(answer.url, typed);
}

let shown = "";

/**
 * The address says what is shown; the way back leads to what was shown before. Who stops for a moment in the middle of a
 * word goes back past the whole word.
 */
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

/** The page is fetched anew; the hands stay where they were. */
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
