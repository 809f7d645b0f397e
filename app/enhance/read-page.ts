import { trusted } from "./trusted";

/**
 * The page in an answer, to take parts from: a fragment that no browser ever shows. (A document of a `DOMParser` applies
 * the page's own styles, which the policy of the page that asked refuses.)
 */
export async function readPage(answer: Response): Promise<DocumentFragment> {
  const template = document.createElement("template");
  template.innerHTML = trusted.createHTML(await answer.text());
  return template.content;
}
