import { getApi } from "../context";
import { oncePerRequest } from "./once-per-request";

/** What the site is set to: how it is paid, and what that costs. */
export const getSettings = oncePerRequest((context) => getApi(context).global.settings());
