/** What a hand aims at, in CSS pixels a side at least (WCAG 2.2, 2.5.8). */
const SMALLEST = 24;

const AIMED_AT =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [role=button], [role=link], [role=option]";

/** Whether it stands in a line of text, whose height is the text's own. */
const isInText = (element: Element) =>
  getComputedStyle(element).display === "inline" &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim()),
  );

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Whether anything on the page may be too small to aim at: it is small itself, or another lies partly over it. Then axe has to
 * look; where each is large and lies free there is nothing for it to find.
 */
export function mayBeCramped(body: HTMLElement): boolean {
  const targets = [...body.querySelectorAll(AIMED_AT)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const isSmall = targets.some(({ element, box }) => Math.min(box.width, box.height) < SMALLEST && !isInText(element));
  return (
    isSmall ||
    targets.some((one, at) =>
      targets
        .slice(at + 1)
        .some(
          (other) =>
            overlap(one.box, other.box) && !one.element.contains(other.element) && !other.element.contains(one.element),
        ),
    )
  );
}
