import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { getSession } from "../context";
import { getFlash } from "./flash";
import { getT } from "./locale";

type Context = Readonly<RouterContextProvider>;

const notified = new WeakSet<object>();

export function notifySuspension(context: Context): void {
  const session = getSession(context);
  if (!session.suspended || notified.has(session)) return;
  notified.add(session);
  const { statement } = session.suspended;
  const t = getT(context, "security");
  getFlash(context).error(statement === null ? t("suspended.text") : t("suspended.reason", { statement }));
}

/** A form is redirected to the login page: no page took the notes. */
export const suspendedMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  notifySuspension(context);
  return response;
};
