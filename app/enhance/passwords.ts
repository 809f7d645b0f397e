function showing(button: HTMLButtonElement, field: HTMLInputElement): void {
  const show = (shown: boolean) => {
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
  };
  button.addEventListener("click", () => show(field.type === "password"));
  // What is sent is a password, to the browser that offers to remember it and to who looks at the screen.
  field.form?.addEventListener("submit", () => show(false));
}

/**
 * A password can be read while it is typed. The field that repeats it is not there then (`js:hidden`), and follows it; one that
 * was refused is shown, and typed by hand.
 */
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
