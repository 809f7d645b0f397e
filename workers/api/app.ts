import type { Ask } from "~/api/ask";
import type { Contract } from "~/api/contract";
import { account } from "./calls/account";
import { admin } from "./calls/admin";
import { affiliate } from "./calls/affiliate";
import { bid } from "./calls/bid";
import { chat } from "./calls/chat";
import { dev } from "./calls/dev";
import { experience } from "./calls/experience";
import { globalCalls } from "./calls/global";
import { invoice } from "./calls/invoice";
import { job } from "./calls/job";
import { moderation } from "./calls/moderation";
import { notification } from "./calls/notification";
import { partner } from "./calls/partner";
import { passkey } from "./calls/passkey";
import { payment } from "./calls/payment";
import { profile } from "./calls/profile";
import { review } from "./calls/review";
import { search } from "./calls/search";
import { sitemap } from "./calls/sitemap";
import { social } from "./calls/social";
import { wallet } from "./calls/wallet";
import { askDirectly } from "./http/ask-directly";
import type { Endpoint, Handlers } from "./http/endpoint";
import { registerHealth } from "./http/health";
import { registerLive } from "./http/live";
import { type ApiApp, newApp, registerCalls } from "./http/register";

const handlers = {
  global: globalCalls,
  account,
  profile,
  job,
  bid,
  chat,
  payment,
  invoice,
  wallet,
  notification,
  review,
  experience,
  search,
  passkey,
  social,
  moderation,
  partner,
  affiliate,
  sitemap,
  admin,
} satisfies Handlers<Omit<Contract, "dev">>;

const forDevelopers = import.meta.env.DEPLOYED ? {} : dev;

const endpoints: Endpoint[] = Object.values({ ...handlers, forDevelopers }).flatMap((group) => Object.values(group));
const endpointOf = new Map(endpoints.map((endpoint) => [endpoint.call, endpoint]));

function withRoutes(): ApiApp {
  const app = newApp();
  registerLive(app);
  registerHealth(app);
  registerCalls(app, endpoints);
  return app;
}

let routed: ApiApp | null = null;

export const api: Pick<ApiApp, "fetch"> = {
  fetch: (request, env, execution) => {
    routed ??= withRoutes();
    return routed.fetch(request, env, execution);
  },
};

export function embedded(env: Env, execution: ExecutionContext, origin: string): Ask {
  const dispatch = async (request: Request) => api.fetch(request, env, execution);
  return askDirectly(endpointOf, { env, execution, dispatch }, origin);
}
