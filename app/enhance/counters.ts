/** Counts code points as the server does. `lengthOf` would load another chunk. */
export function counters(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
    const output = target.dataset.counter && document.getElementById(target.dataset.counter);
    if (output) output.textContent = `${[...target.value.trim().normalize()].length}/${target.dataset.limit}`;
  });
}
