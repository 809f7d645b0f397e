/** A form that was sent later by the service worker and rejected: `list` has what was typed. */
export function displayed(list: HTMLElement): void {
  const fields = document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)");
  const contained = [...fields].filter(({ type, checked }) => checked || !["radio", "checkbox"].includes(type));
  // A page without the form shows the text of a closed one as a paragraph.
  const paragraphs = [...document.querySelectorAll("main p")].map(({ textContent }) => textContent);
  const values = new Set([...contained.map(({ value }) => value), ...paragraphs]);
  for (const item of list.querySelectorAll("li")) if (values.has(item.textContent)) item.remove();
  // A frame: the page is displayed.
  requestAnimationFrame(() => navigator.serviceWorker.controller?.postMessage({ shown: list.dataset.refusedForm }));
}
