/** `typed/max` beside a text with a limit, in characters as the server counts them (`lengthOf`, which would bring a chunk along). */
export function counters(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
    const output = target.dataset.counter && document.getElementById(target.dataset.counter);
    if (output) output.textContent = `${[...target.value.trim().normalize()].length}/${target.dataset.limit}`;
  });
}
