import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { readCookie } from "~/domain/site/cookie";
import { type FlashNote, type FlashTone, servicesContext } from "../context";

export interface Flash {
  success(text: string): void;
  /** A hidden note: the next page shows it if the browser then creates a passkey. */
  passwordLogin(): void;
  info(text: string): void;
  error(text: string): void;
  take(): FlashNote[];
}

const flashContext = createContext<Flash>();
export const getFlash = (context: Readonly<RouterContextProvider>) => context.get(flashContext);

const isNote = (note: FlashNote): note is FlashNote =>
  typeof note?.text === "string" && ["success", "info", "error"].includes(note.tone);

/** If the page that took the notes redirects itself, they stay for the next page. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { flashCookie } = context.get(servicesContext);
  const header = request.headers.get("Cookie");
  const carried = readCookie(header, "flash", request.url) !== undefined ? await flashCookie.parse(header) : null;
  const notes = (Array.isArray(carried) ? carried : []).filter(isNote);
  const arrived = notes.length;
  let taken = 0;
  const add = (tone: FlashTone) => (text: string) => void notes.push({ tone, text });
  context.set(flashContext, {
    success: add("success"),
    passwordLogin: () => void notes.push({ tone: "success", text: "", passwordLogin: true }),
    info: add("info"),
    error: add("error"),
    take: () => {
      taken = notes.length;
      return [...notes];
    },
  });
  const response = await next();
  const redirected = response.status >= 300 && response.status < 400;
  const left = redirected ? notes : notes.slice(taken);
  if (left.length > 0) response.headers.append("Set-Cookie", await flashCookie.serialize(left));
  else if (arrived > 0) response.headers.append("Set-Cookie", await flashCookie.serialize([], { maxAge: 0 }));
  return response;
};
