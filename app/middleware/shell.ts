import type { RouterContextProvider } from "react-router";
import { optional } from "../api/error";
import { getChoices, getEnvironment, getOrigin } from "../context";
import { remindersFor } from "../domain/accounts/start-helping";
import type { OwnProfile } from "../domain/accounts/user";
import { isAdmin } from "./admin";
import { getFlash } from "./flash";
import { getT } from "./locale";
import { getSettings } from "./settings";
import { notifySuspension } from "./suspended";
import { isOutdated } from "./version";
import { getUnread, getUnreadNotifications, getViewer } from "./viewer";

type Context = Readonly<RouterContextProvider>;

async function isDirectFor(context: Context, viewer: OwnProfile): Promise<boolean> {
  if (!viewer.active_worker || viewer.verified) return false;
  return (await optional(getSettings(context)))?.payment_mode === "direct";
}

export async function shellOf(context: Context) {
  // Pages still work if the profile cannot be read; loaders that need it report the error.
  const [viewer, outdated] = await Promise.all([optional(getViewer(context)), isOutdated(context)]);
  notifySuspension(context);
  const direct = viewer !== null && (await isDirectFor(context, viewer));
  return {
    viewer: viewer && {
      id: viewer.id,
      name: viewer.name,
      image: viewer.image,
      activeWorker: viewer.active_worker,
      missing: remindersFor(viewer, direct),
      direct,
      admin: isAdmin(viewer),
    },
    unread: viewer ? await getUnread(context, viewer) : 0,
    notifications: viewer ? getUnreadNotifications(context, viewer) : 0,
    notes: getFlash(context)
      .take()
      .map(({ passwordLogin, ...note }) => ({
        ...note,
        id: crypto.randomUUID(),
        ...(passwordLogin && { passkeyCreated: getT(context, "security")("passkey.created") }),
      })),
    testing: getEnvironment(context) !== "production",
    choices: getChoices(context),
    outdated,
    description: getT(context, "home")("description"),
    origin: getOrigin(context),
  };
}
