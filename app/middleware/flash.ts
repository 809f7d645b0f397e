import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { type FlashNote, type FlashTone, servicesContext } from "../context";

/** Notes for the next page that is rendered. */
export interface Flash {
  success(text: string): void;
  info(text: string): void;
  error(text: string): void;
  /** The notes to show now. */
  take(): FlashNote[];
}

const flashContext = createContext<Flash>();
export const getFlash = (context: Readonly<RouterContextProvider>) => context.get(flashContext);

const isNote = (note: FlashNote): note is FlashNote =>
  typeof note?.text === "string" && ["success", "info", "error"].includes(note.tone);

/** Carries notes over a redirect. A page that took them and then redirects after all leaves them for the next. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { flashCookie } = context.get(servicesContext);
  const header = request.headers.get("Cookie");
  const carried = header?.includes("flash=") ? await flashCookie.parse(header) : null;
  const notes = (Array.isArray(carried) ? carried : []).filter(isNote);
  const arrived = notes.length;
  let taken = 0;
  const add = (tone: FlashTone) => (text: string) => void notes.push({ tone, text });
  context.set(flashContext, {
    success: add("success"),
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
