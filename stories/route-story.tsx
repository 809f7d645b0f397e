import type { RequestHandler } from "msw";
import { useEffect, useRef, useState } from "react";
import type { FlashNote } from "~/context";
import type { UserSelf } from "~/domain/accounts/user";
import type { Choices } from "~/domain/site/choices";
import type { Language } from "~/domain/values/language";
import { type Memory, type Page, type Visit, visit, visitOf } from "./browser";
import { enhancePage } from "./enhance";
import { inMemory } from "./services";

export interface Screen {
  at: string;
  viewer?: UserSelf;
  outcomes?: RequestHandler[];
  /** Answers after `meanwhile` of the play function: something changes while the page is open. */
  later?: RequestHandler[];
  drafts?: Record<string, unknown>;
  notes?: FlashNote[];
  environment?: "production" | "test";
  choices?: Partial<Choices>;
}

export interface Opened {
  given: Memory;
  page: Page;
}

export const begin = (
  { viewer, environment = "production", drafts = {}, notes = [], choices }: Screen,
  language: Language,
) => inMemory({ language, signedIn: viewer !== undefined, environment, drafts, notes, choices });

export async function openPage(screen: Screen, language: Language): Promise<Opened> {
  const given = begin(screen, language);
  return { given, page: await visit(given, screen.at, { to: screen.at }) };
}

type Show = (page: Page, press: (event: Event) => void) => void;

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const withScript =
  (place: HTMLElement): Show =>
  ({ html }) => {
    const { body, documentElement, title } = parse(html);
    document.documentElement.lang = documentElement.lang;
    document.title = title;
    place.className = `${body.className} story-body`;
    place.replaceChildren(...body.childNodes);
    enhancePage();
  };

function wearsTheSame(other: Document | null): void {
  const { dataset, style } = document.documentElement;
  if (!other) return;
  Object.assign(other.documentElement.dataset, dataset);
  other.documentElement.style.fontSize = style.fontSize;
}

/** Stories cannot stream: only the Worker can. */
function removeStreams(page: Document): void {
  for (const frame of page.querySelectorAll("iframe")) frame.removeAttribute("src");
}

function written(style: HTMLElement): string {
  const copy = style.cloneNode() as HTMLElement;
  if (style instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = style.href;
  else copy.textContent = style.textContent;
  return copy.outerHTML;
}

const withoutScript =
  (place: HTMLElement): Show =>
  ({ html }, press) => {
    const frame = document.createElement("iframe");
    frame.className = "block h-dvh w-full";
    frame.setAttribute("sandbox", "allow-same-origin allow-forms");
    const shown = parse(html);
    frame.title = shown.title;
    const styles = [...document.head.querySelectorAll<HTMLElement>("style, link[rel=stylesheet]")].map(written);
    removeStreams(shown);
    shown.head.insertAdjacentHTML("beforeend", `<base href="/">${styles.join("")}`);
    frame.srcdoc = `<!doctype html>${shown.documentElement.outerHTML}`;
    frame.addEventListener("load", () => {
      wearsTheSame(frame.contentDocument);
      for (const name of ["click", "submit"]) frame.contentDocument?.addEventListener(name, press);
    });
    place.replaceChildren(frame);
  };

/** A page of the site. Its links and forms request the site as in a browser; without `script` its frame runs none. */
export function RouteStory({ opened, script = true }: { opened: Opened; script?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  // A new theme renders the story again; the page keeps its state.
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
    // On the window, after the handlers of the page's script. A frame reports its own events.
    if (script) for (const name of ["click", "submit"]) addEventListener(name, press, { signal: closed.signal });
    show(page, press);
    return () => closed.abort();
  }, [given, page, script]);

  return <div ref={place} />;
}
