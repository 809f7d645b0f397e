import { brand } from "~/brand";
import { acceptedLanguage } from "./accept-language";
import { CLOSED, requestIdOf } from "./answer-headers";

const TEXTS = {
  nl: {
    unavailable: "De site is nu niet bereikbaar. Probeer het later nog eens.",
    number: "Foutnummer, als je ons schrijft:",
    home: "Naar de homepagina",
    status: "Kijk of alles werkt",
  },
  en: {
    unavailable: "The site isn’t available right now. Please try again later.",
    number: "Error number, if you write to us:",
    home: "Go to the homepage",
    status: "Check the site status",
  },
};

interface PlainPage {
  status: 500 | 503;
  /** Seconds. */
  retryAfter: number;
  requestId?: string;
}

export function plainPage(
  request: Request,
  { status, retryAfter, requestId = requestIdOf(request) }: PlainPage,
): Response {
  const language = acceptedLanguage(request);
  const { unavailable, number, home, status: statusLink } = TEXTS[language];
  const html = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${brand.name}</title><h1>${brand.name}</h1><p>${unavailable}</p><p><a href="/">${home}</a></p><p><a href="/status">${statusLink}</a></p><p>${number} ${requestId}</p></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": CLOSED,
      "X-Content-Type-Options": "nosniff",
      "X-Request-Id": requestId,
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
    },
  });
}
