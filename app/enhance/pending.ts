export function pendingForms(): void {
  // On the window, so after React: a live page may submit the form itself.
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === "dialog") return;
    if (form.dataset.sent !== undefined) return event.preventDefault();
    if (form.method !== "post") return;
    form.dataset.sent = "";
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    if (button?.dataset.pendingText) show(button, button.dataset.pendingText);
  });
  // Restored from the back/forward cache: the form can be submitted again.
  addEventListener("pageshow", ({ persisted }) => persisted && document.querySelectorAll("[data-sent]").forEach(reset));
}

const said = new WeakMap<Element, Node[]>();

function show(button: HTMLButtonElement, text: string): void {
  button.style.minWidth = `${button.offsetWidth}px`;
  said.set(button, [...button.childNodes]);
  button.dataset.pending = "";
  button.textContent = text;
}

function reset(form: Element): void {
  form.removeAttribute("data-sent");
  for (const button of form.querySelectorAll<HTMLButtonElement>("[data-pending]")) {
    button.replaceChildren(...(said.get(button) ?? []));
    button.removeAttribute("data-pending");
  }
}
