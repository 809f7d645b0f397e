/** A form that was sent later by the service worker and rejected: `list` has what was typed. */
export function displayed(list: HTMLElement): void {
  const fields = document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)");
  const contained = [...fields].filter(({ type, checked }) => checked || !["radio", "checkbox"].includes(type));
  const values = new Set(contained.map(({ value }) => value));
  for (const item of list.querySelectorAll("li")) if (values.has(item.textContent)) item.remove();
  // A frame: the page is displayed.
  requestAnimationFrame(() => navigator.serviceWorker.controller?.postMessage({ shown: list.dataset.refusedForm }));
}
