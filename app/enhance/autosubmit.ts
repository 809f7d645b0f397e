const TYPING_MS = 300;

/** Filters that apply themselves: typing after a moment of rest, a choice at once; always from the first page. */
export function autosubmit(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-autosubmit]")) {
    let timer = 0;
    const submit = () => {
      clearTimeout(timer);
      form.querySelector<HTMLInputElement>('input[type="hidden"][name="page"]')?.remove();
      form.requestSubmit();
    };
    form.addEventListener("input", ({ target }) => {
      clearTimeout(timer);
      if (isTyped(target)) timer = window.setTimeout(submit, TYPING_MS);
    });
    form.addEventListener("change", ({ target }) => !isTyped(target) && submit());
    form.addEventListener("submit", () => remember(form));
  }
  restore();
}

/** A slider is dragged like a text is typed: it settles first. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ["text", "search", "number", "tel"].includes(target.type);

const PLACE = "autosubmit";

/** The page is fetched anew; the hands stay where they were. */
function remember(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.form !== form) return;
  sessionStorage.setItem(PLACE, JSON.stringify({ id: field.id, y: scrollY, path: location.pathname }));
}

function restore(): void {
  const kept = sessionStorage.getItem(PLACE);
  if (!kept) return;
  sessionStorage.removeItem(PLACE);
  const { id, y, path } = JSON.parse(kept) as { id: string; y: number; path: string };
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || path !== location.pathname) return;
  field.focus({ preventScroll: true });
  if (isTyped(field) && field.type !== "number") field.setSelectionRange(field.value.length, field.value.length);
  scrollTo(0, y);
}
