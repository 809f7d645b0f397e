import { getApi } from "../context";
import { oncePerRequest } from "./once-per-request";

export const getSettings = oncePerRequest((context) => getApi(context).global.settings());
