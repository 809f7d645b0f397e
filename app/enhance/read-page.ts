import { trusted } from "./trusted";

/** Not with `DOMParser`: it applies the page's own styles, which the CSP of the current page blocks. */
export async function readPage(response: Response): Promise<DocumentFragment> {
  const template = document.createElement("template");
  template.innerHTML = trusted.createHTML(await response.text());
  return template.content;
}
