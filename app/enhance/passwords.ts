function showing(button: HTMLButtonElement, field: HTMLInputElement): void {
  const show = (shown: boolean) => {
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
  };
  button.addEventListener("click", () => show(field.type === "password"));
  // Submit it as a password: browsers then offer to store it, and the text is not readable on the screen.
  field.form?.addEventListener("submit", () => show(false));
}

/** The repeat field follows it, unless it was invalid: then the user types it. */
export function passwords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-shows]")) {
    const field = document.getElementById(button.dataset.shows ?? "") as HTMLInputElement;
    const again = document.querySelector<HTMLInputElement>(`[data-repeats="${field.id}"]`);
    showing(button, field);
    field.form?.addEventListener("submit", () => {
      if (again && again.offsetParent === null) again.value = field.value;
    });
  }
}
