export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
// Char of XML 1.0.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const NO_CHAR = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/;

function unescaped(text: string): string {
  if (NO_CHAR.test(text)) throw new Error("a sign that XML does not know");
  if (text.includes("<") || text.includes("]]>")) throw new Error(`not escaped: ${text}`);
  return text.replace(/&([^;&]*);?/g, (written, name: string) => {
    const sign = written.endsWith(";") ? NAMED[name] : undefined;
    if (sign === undefined) throw new Error(`not an entity: ${written}`);
    return sign;
  });
}

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const rest = written.replace(/\s+([A-Za-z_][\w:.-]*)="([^"]*)"/g, (_, name: string, value: string) => {
    if (name in attributes) throw new Error(`twice: ${name}`);
    attributes[name] = unescaped(value);
    return "";
  });
  if (rest.trim() !== "") throw new Error(`not an attribute: ${rest}`);
  return attributes;
}

export function parseXml(document: string): Element {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, "");
  if (body === document) throw new Error("no declaration");
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const inner = () => open.at(-1) as Element;
  let at = 0;
  for (const tag of body.matchAll(/<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[^<>]*?)?)(\/?)>/g)) {
    inner().text += unescaped(body.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const [, closes, name = "", attributes = "", empty] = tag;
    if (closes) {
      if (open.pop()?.name !== name) throw new Error(`not opened: ${name}`);
      continue;
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [], text: "" };
    inner().children.push(element);
    if (!empty) open.push(element);
  }
  const [root, ...more] = top.children;
  if (open.length !== 1 || !root || more.length > 0 || (top.text + body.slice(at)).trim() !== "") {
    throw new Error("not one element");
  }
  return root;
}

export const named = (element: Element, name: string) => element.children.filter((child) => child.name === name);
export const textOf = (element: Element, name: string): string => named(element, name)[0]?.text ?? "";
