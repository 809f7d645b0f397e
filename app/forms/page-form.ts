/** The form that the buttons after `main` belong to where a page has none of its own: that of the header. */
export const PAGE_FORM = "page-form";

/** React writes the attributes of a form in the order in which they are given. */
const TYPED_IN = /<form(?=[^>]*? method="post")[^>]*? id="([\w-]+)"/;

/**
 * A document whose buttons after `main` send along what stands in the first form of `main`: without a script nothing else
 * brings it to the next page. Before `main` there may be none: the first button of a form is pressed by Enter.
 */
export function withPageForm(html: string): string {
  const id = TYPED_IN.exec(html.slice(html.indexOf("<main")))?.[1];
  if (!id || id === PAGE_FORM) return html;
  return html.replaceAll(` form="${PAGE_FORM}"`, ` form="${id}"`).replaceAll(`form=${PAGE_FORM}`, `form=${id}`);
}
