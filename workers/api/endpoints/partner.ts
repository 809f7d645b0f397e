import type { partnerCalls } from "~/api/contract/partners";
import type { Handlers } from "../http/endpoint";
import { convertVisit } from "./partner/convert-visit";
import { dashboard } from "./partner/dashboard";
import { logIn } from "./partner/log-in";
import { trackVisit } from "./partner/track-visit";

export const partner = { trackVisit, convertVisit, logIn, dashboard } satisfies Handlers<typeof partnerCalls>;
