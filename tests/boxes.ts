// Where things stand on a page.

export const boxOf = (element: Element) => element.getBoundingClientRect();

export const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether nothing of it is drawn: it is there for who listens, or for whoever comes by keyboard. */
export const isClipped = (element: Element) => getComputedStyle(element).clipPath === "inset(50%)";

/** Finds, for an element, the nearest of it and all it stands in that is so. Asked often: each element is looked at once. */
export function nearest(isSo: (element: Element) => boolean): (element: Element | null) => Element | null {
  const known = new Map<Element, Element | null>();
  return function find(element): Element | null {
    if (!element) return null;
    const before = known.get(element);
    if (before !== undefined) return before;
    const found = isSo(element) ? element : find(element.parentElement);
    known.set(element, found);
    return found;
  };
}

const isOpaque = (colour: string) => !/rgba|\//.test(colour);

/**
 * Whether it stays in its place over the page while the rest is scrolled: what it covers at the moment says nothing of what it
 * covers, nor of itself.
 */
export function isLayer(element: Element): boolean {
  const { position, backgroundColor } = getComputedStyle(element);
  return ["fixed", "sticky"].includes(position) && isOpaque(backgroundColor);
}
