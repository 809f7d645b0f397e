export function printing(): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-print]")) print();
  });
}
