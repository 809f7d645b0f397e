export const boxOf = (element: Element) => element.getBoundingClientRect();

export const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isClipped = (element: Element) => getComputedStyle(element).clipPath === "inset(50%)";

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

/** Fixed or sticky elements stay while the page scrolls, so what they cover now is irrelevant. */
export function isLayer(element: Element): boolean {
  const { position, backgroundColor } = getComputedStyle(element);
  return ["fixed", "sticky"].includes(position) && isOpaque(backgroundColor);
}
