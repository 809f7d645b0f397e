import type { RequestHandler } from "msw";
import { useEffect, useRef, useState } from "react";
import type { FlashNote } from "~/context";
import type { Choices } from "~/domain/choices";
import type { Language } from "~/domain/language";
import type { UserSelf } from "~/domain/user";
import { type Memory, type Page, type Visit, visit, visitOf } from "./browser";
import { enhancePage } from "./enhance";
import { inMemory } from "./services";

/** A screen as data: an address, who looks, and what the API answers differently from when all is well. */
export interface Screen {
  at: string;
  viewer?: UserSelf;
  outcomes?: RequestHandler[];
  /** What was filled in so far, by kind. */
  drafts?: Record<string, unknown>;
  /** Notes of the page before this one. */
  notes?: FlashNote[];
  environment?: "production" | "test";
  /** What the browser was asked before. */
  choices?: Partial<Choices>;
}

/** A page that the site answered with, and what the site keeps while the story is open. */
export interface Opened {
  given: Memory;
  page: Page;
}

/** What a story's site keeps, at its beginning. */
export const begin = (
  { viewer, environment = "production", drafts = {}, notes = [], choices }: Screen,
  language: Language,
) => inMemory({ language, signedIn: viewer !== undefined, environment, drafts, notes, choices });

/** Asks the site for a screen. */
export async function openPage(screen: Screen, language: Language): Promise<Opened> {
  const given = begin(screen, language);
  return { given, page: await visit(given, screen.at, { to: screen.at }) };
}

/** Puts a page in place and says how to see what is pressed in it. */
type Show = (page: Page, press: (event: Event) => void) => void;

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** In the story's own document, where tests and axe look, with the script's improvements. */
const withScript =
  (place: HTMLElement): Show =>
  ({ html }) => {
    const { body, documentElement, title } = parse(html);
    document.documentElement.lang = documentElement.lang;
    document.title = title;
    place.className = body.className;
    place.replaceChildren(...body.childNodes);
    enhancePage();
  };

/** The theme and the size of text that the toolbar chose. */
function wearsTheSame(other: Document | null): void {
  const { dataset, style } = document.documentElement;
  if (!other) return;
  Object.assign(other.documentElement.dataset, dataset);
  other.documentElement.style.fontSize = style.fontSize;
}

/** What goes on coming is the Worker's alone. */
const withoutStreams = (html: string) => html.replaceAll(/(<iframe\b[^>]*?) src="[^"]*"/g, "$1");

/** A style as it stands in another document: a stylesheet by its whole address. */
function written(style: HTMLElement): string {
  const copy = style.cloneNode() as HTMLElement;
  if (style instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = style.href;
  else copy.textContent = style.textContent;
  return copy.outerHTML;
}

/** The server's document as it is; the frame may not run scripts. */
const withoutScript =
  (place: HTMLElement): Show =>
  ({ html }, press) => {
    const frame = document.createElement("iframe");
    frame.className = "block h-dvh w-full";
    frame.setAttribute("sandbox", "allow-same-origin allow-forms");
    frame.title = parse(html).title;
    const styles = [...document.head.querySelectorAll<HTMLElement>("style, link[rel=stylesheet]")].map(written);
    frame.srcdoc = withoutStreams(html).replace("</head>", `<base href="/">${styles.join("")}</head>`);
    frame.addEventListener("load", () => {
      wearsTheSame(frame.contentDocument);
      for (const name of ["click", "submit"]) frame.contentDocument?.addEventListener(name, press);
    });
    place.replaceChildren(frame);
  };

/** A page of the site. What is pressed in it is asked of the site, as a browser does; without `script` its frame runs none. */
export function RouteStory({ opened, script = true }: { opened: Opened; script?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // Drawn again for another theme the story is opened once more; what was done in the page stays.
  const [{ given, page }] = useState(opened);

  useEffect(() => {
    if (!place.current) return;
    const show = script ? withScript(place.current) : withoutScript(place.current);
    const closed = new AbortController();
    let here = page.at;
    async function open(to: Visit) {
      const next = await visit(given, here, to);
      if (closed.signal.aborted) return;
      here = next.at;
      show(next, press);
    }
    function press(event: Event) {
      const to = visitOf(event);
      if (!to) return;
      event.preventDefault();
      void open(to);
    }
    // On the window: after what the page's own script does with it. A frame tells by itself what is pressed in it.
    if (script) for (const name of ["click", "submit"]) addEventListener(name, press, { signal: closed.signal });
    show(page, press);
    return () => closed.abort();
  }, [given, page, script]);

  return <div ref={place} />;
}
