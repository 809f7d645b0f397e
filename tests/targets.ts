import { boxOf, isClipped, isLayer, nearest, overlap } from "./boxes";

/** Minimum side of a target, in CSS pixels (WCAG 2.2, 2.5.8). */
const SMALLEST = 24;

const AIMED_AT = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex][role]";

/** Inline targets are as high as their line. */
const isInText = (element: Element) =>
  getComputedStyle(element).display === "inline" &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim()),
  );

/**
 * True if a target may be too small: small itself, or partly covered. Then axe must check; otherwise it cannot find
 * anything.
 */
export function mayBeCramped(body: HTMLElement): boolean {
  const layerOf = nearest(isLayer);
  const targets = [...body.querySelectorAll(AIMED_AT)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isClipped(one))
    .map((element) => ({ element, box: boxOf(element), layer: layerOf(element) }));
  const isSmall = targets.some(({ element, box }) => Math.min(box.width, box.height) < SMALLEST && !isInText(element));
  const isOver = (one: (typeof targets)[number], other: (typeof targets)[number]) =>
    one.layer === other.layer &&
    overlap(one.box, other.box) &&
    !one.element.contains(other.element) &&
    !other.element.contains(one.element);
  return isSmall || targets.some((one, at) => targets.slice(at + 1).some((other) => isOver(one, other)));
}
