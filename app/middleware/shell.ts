import type { RouterContextProvider } from "react-router";
import { optional } from "../api/error";
import { getEnvironment, getOrigin } from "../context";
import { isAdmin } from "./admin";
import { getFlash } from "./flash";
import { getT } from "./locale";
import { getUnread, getViewer } from "./viewer";

/** What stands around every page. */
export async function shellOf(context: Readonly<RouterContextProvider>) {
  // A page may work while the profile cannot be read; its own loader says so if it does not.
  const viewer = await optional(getViewer(context));
  return {
    viewer: viewer && {
      id: viewer.id,
      name: viewer.name,
      image: viewer.image,
      activeWorker: viewer.active_worker,
      verified: viewer.verified,
      admin: isAdmin(viewer),
    },
    unread: viewer ? await getUnread(context, viewer) : 0,
    notifications: viewer?.unread_notifications ?? 0,
    notes: getFlash(context)
      .take()
      .map((note) => ({ ...note, id: crypto.randomUUID() })),
    testing: getEnvironment(context) !== "production",
    description: getT(context, "common")("description"),
    origin: getOrigin(context),
  };
}
