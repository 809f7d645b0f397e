import { boxOf, isClipped, isLayer, nearest, overlap } from "./boxes";
import { type Names, namesOfColours } from "./colour-rules";

// Contrast is most of axe's work, and a thousand pages share few colours. Each combination is judged once.

export const MARK = "data-colours";

export interface Text {
  element: Element;
  across: Element[];
}

interface Ground {
  own: string;
  behind: string;
  opacity: string;
}

const isPicture = (element: Element) => element.matches("img, svg, video, canvas");
const isField = (element: Element) => element.matches("input, select, textarea");
const isWordless = (element: Element) =>
  element.matches("[type=checkbox], [type=radio], [type=range], [type=color], [type=image]");
const wordsOf = ({ childNodes }: Element) =>
  [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
/** Disabled elements are exempt, also in axe. */
const isDisabled = (element: Element) =>
  (element.closest("label")?.control ?? element).closest(":disabled, [aria-disabled=true]") !== null;

const isShown = (element: Element, { width, height, right, bottom }: DOMRect) =>
  Math.min(width, height) > 1 &&
  Math.min(right + scrollX, bottom + scrollY) > 0 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

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

/** The same in every theme, because themes differ only in colours. */
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

const laidAt = ({ across }: Text, known: Map<Element, Ground>) =>
  across.filter((one) => isPicture(one) || groundOf(one, known).own !== "");

function coloursOf(text: Text, known: Map<Element, Ground>): string {
  const { element } = text;
  const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  // Large text may have less contrast (WCAG 2.2, 1.4.3).
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const { behind, opacity } = groundOf(element, known);
  const laid = laidAt(text, known).map((one) => `${isPicture(one) ? one.localName : ""}${groundOf(one, known).own}`);
  const paint = element instanceof SVGElement ? fill : color;
  return [paint, isLarge, textShadow, isField(element), opacity, behind, ...new Set(laid)].join("; ");
}

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

const looks = new Map<string, number>();

function lookOf(element: Element | null, names: Names, known: Map<Element, number>): number {
  if (!element) return -1;
  const before = known.get(element);
  if (before !== undefined) return before;
  const around = lookOf(element.parentElement, names, known);
  const own = ownLook(element, names);
  const key = `${around} ${own}`;
  // An element without relevant names looks like its parent.
  const look = own === "" ? around : (looks.get(key) ?? looks.size);
  if (own !== "") looks.set(key, look);
  known.set(element, look);
  return look;
}

/**
 * Texts that share their colours in this theme, and the names that decide them in the others, have the same colours in
 * every theme.
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
 * In the current theme: marks text in unjudged colours and returns these colours. Adds elements that axe could not
 * judge before to `unsure`.
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
 * Removes the marks and returns the judged colours: colours that axe found legible at one of these elements, and if it
 * could not tell, the colours at exactly that element, which is added to `unsure`.
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
