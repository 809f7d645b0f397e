export function ranges(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const figure = document.getElementById(target.dataset.rangeOf ?? "");
    if (figure instanceof HTMLInputElement) figure.value = target.value;
    const slider = target.id && document.querySelector(`[data-range-of="${CSS.escape(target.id)}"]`);
    if (slider instanceof HTMLInputElement) slider.value = target.value;
  });
}
