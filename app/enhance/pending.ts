/** A form on its way: its button says so and keeps its width, and a second press sends nothing. */
export function pendingForms(): void {
  // On the window: after React, which in a live page may send the form itself.
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === "dialog") return;
    if (form.dataset.sent !== undefined) return event.preventDefault();
    if (form.method !== "post") return;
    form.dataset.sent = "";
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    if (button?.dataset.pendingText) show(button, button.dataset.pendingText);
  });
  // Back from the page it led to: the form may be sent again.
  addEventListener("pageshow", ({ persisted }) => persisted && document.querySelectorAll("[data-sent]").forEach(reset));
}

/** What a button says while it is not pressed. */
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
