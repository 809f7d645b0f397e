import { boxOf, isClipped, isLayer, nearest, overlap } from "./boxes";
import { type Names, namesOfColours } from "./colour-rules";

// Whether text can be told from what lies behind it is most of what axe does, and a thousand pages have few colours that others do
// not have. What is judged once need not be judged again.

/** Text in colours that were not judged yet: the place of its colours among those found. */
export const MARK = "data-colours";

/** Text that can be seen, and what is laid over or under it from elsewhere on the page. */
export interface Text {
  element: Element;
  across: Element[];
}

interface Ground {
  /** Of the element itself. */
  own: string;
  /** Together with what shines through it. */
  behind: string;
  opacity: string;
}

const isPicture = (element: Element) => element.matches("img, svg, video, canvas");
const isField = (element: Element) => element.matches("input, select, textarea");
/** Nothing is written in it. */
const isWordless = (element: Element) =>
  element.matches("[type=checkbox], [type=radio], [type=range], [type=color], [type=image]");
const wordsOf = ({ childNodes }: Element) =>
  [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
/** Contrast is not asked of what cannot be used, and axe does not judge it. */
const isDisabled = (element: Element) =>
  (element.closest("label")?.control ?? element).closest(":disabled, [aria-disabled=true]") !== null;

const isShown = (element: Element, { width, height, right, bottom }: DOMRect) =>
  Math.min(width, height) > 1 &&
  Math.min(right + scrollX, bottom + scrollY) > 0 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Where its words stand, or the field they are typed in. */
function textBoxOf(element: Element): DOMRect | null {
  if (isField(element)) return isWordless(element) ? null : boxOf(element);
  const words = wordsOf(element);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range.getBoundingClientRect();
}

/** The same in every theme: these differ in colours alone. */
export function textIn(body: HTMLElement): Text[] {
  const all = [...body.querySelectorAll("*")];
  const layerOf = nearest(isLayer);
  const clippedBy = nearest(isClipped);
  const lifted = all
    .filter((one) => isPicture(one) || getComputedStyle(one).position !== "static")
    .map((element) => ({ element, box: boxOf(element), layer: layerOf(element) }));
  const laidOn = (element: Element, box: DOMRect) =>
    lifted
      .filter((one) => overlap(one.box, box) && one.layer === layerOf(element))
      .filter((one) => !one.element.contains(element) && !element.contains(one.element))
      .map((one) => one.element);
  return all.flatMap((element) => {
    const box = textBoxOf(element);
    if (!box || !isShown(element, box) || isDisabled(element) || clippedBy(element)) return [];
    return [{ element, across: laidOn(element, box) }];
  });
}

function groundOf(element: Element | null, known: Map<Element, Ground>): Ground {
  if (!element) return { own: "", behind: "", opacity: "" };
  const before = known.get(element);
  if (before) return before;
  const { backgroundColor, backgroundImage, mixBlendMode, filter, backdropFilter, opacity } = getComputedStyle(element);
  const colour = backgroundColor === "rgba(0, 0, 0, 0)" ? "none" : backgroundColor;
  const own = [colour, backgroundImage, mixBlendMode, filter, backdropFilter]
    .filter((one) => one !== "none" && one !== "normal")
    .join();
  const above = groundOf(element.parentElement, known);
  const ground = {
    own,
    behind: /rgba|\//.test(backgroundColor) ? [own, above.behind].filter(Boolean).join(" < ") : own,
    opacity: opacity === "1" ? above.opacity : `${above.opacity} ${opacity}`,
  };
  known.set(element, ground);
  return ground;
}

/** What lies over or under a text, as far as it has a colour. */
const laidAt = ({ across }: Text, known: Map<Element, Ground>) =>
  across.filter((one) => isPicture(one) || groundOf(one, known).own !== "");

/** As the browser paints them. */
function coloursOf(text: Text, known: Map<Element, Ground>): string {
  const { element } = text;
  const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  // Large text may be fainter (WCAG 2.2, 1.4.3).
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const { behind, opacity } = groundOf(element, known);
  const laid = laidAt(text, known).map((one) => `${isPicture(one) ? one.localName : ""}${groundOf(one, known).own}`);
  const paint = element instanceof SVGElement ? fill : color;
  return [paint, isLarge, textShadow, isField(element), opacity, behind, ...new Set(laid)].join("; ");
}

/** What says how an element is painted, and not by its class. */
const TELLING = /^(?:style|type|open|disabled|role|aria-(?:current|pressed|invalid|expanded|selected|checked))$/;

const ownLook = (element: Element, { types, classes, attributes }: Names) =>
  [
    types.has(element.localName) && `${element.localName}${element.hasAttribute("class") ? "[class]" : ""}`,
    "checked" in element && element.checked && "checked",
    element === document.activeElement && "focus",
    ...[...element.classList].filter((name) => classes.has(name)).sort(),
    ...[...element.attributes]
      .filter(({ name }) => TELLING.test(name) || (attributes.has(name) && name !== "class"))
      .map(({ name, value }) => `${name}=${value}`),
  ]
    .filter(Boolean)
    .join(" ");

/** Each look has a number: that of an element is what it is itself, in what. */
const looks = new Map<string, number>();

function lookOf(element: Element | null, names: Names, known: Map<Element, number>): number {
  if (!element) return -1;
  const before = known.get(element);
  if (before !== undefined) return before;
  const around = lookOf(element.parentElement, names, known);
  const own = ownLook(element, names);
  const key = `${around} ${own}`;
  // What no rule speaks of looks like what it stands in.
  const look = own === "" ? around : (looks.get(key) ?? looks.size);
  if (own !== "") looks.set(key, look);
  known.set(element, look);
  return look;
}

/**
 * For each text how it is painted in the theme that the page wears, and what decides how it is painted in the others: texts that
 * share both share their colours in every theme.
 */
export function paintsOf(text: Text[]): string[] {
  const grounds = new Map<Element, Ground>();
  const known = new Map<Element, number>();
  const names = namesOfColours();
  return text.map((one) => {
    const places = [one.element, ...laidAt(one, grounds)].map((element) => lookOf(element, names, known));
    return [coloursOf(one, grounds), ...places].join("; ");
  });
}

/**
 * In the theme that the page wears: marks text whose colours were not judged, and gives these colours. Adds to `unsure` what axe
 * could not tell before.
 */
export function markColours(text: Text[], judged: ReadonlySet<string>, unsure: Set<Element>): string[] {
  const grounds = new Map<Element, Ground>();
  const found = new Map<string, number>();
  for (const one of text) {
    const colours = coloursOf(one, grounds);
    if (judged.has(colours)) continue;
    if (judged.has(`${colours} ${one.element.outerHTML}`)) {
      unsure.add(one.element);
      continue;
    }
    if (!found.has(colours)) found.set(colours, found.size);
    one.element.setAttribute(MARK, String(found.get(colours)));
  }
  return [...found.keys()];
}

/**
 * Takes the marks away, and gives what need not be judged again: colours that axe found legible at one of these elements, and where it
 * could not tell, the colours at that very element, which is added to `unsure`.
 */
export function takeMarks(colours: string[], legible: ReadonlySet<Element>, unsure: Set<Element>): string[] {
  return [...document.querySelectorAll(`[${MARK}]`)].map((element) => {
    const own = colours[Number(element.getAttribute(MARK))] ?? "";
    element.removeAttribute(MARK);
    if (legible.has(element)) return own;
    unsure.add(element);
    return `${own} ${element.outerHTML}`;
  });
}
