import type { Ask } from "~/api/ask";
import type { Contract } from "~/api/contract";
import { account } from "./endpoints/account";
import { admin } from "./endpoints/admin";
import { affiliate } from "./endpoints/affiliate";
import { bid } from "./endpoints/bid";
import { chat } from "./endpoints/chat";
import { dev } from "./endpoints/dev";
import { experience } from "./endpoints/experience";
import { globalCalls } from "./endpoints/global";
import { invoice } from "./endpoints/invoice";
import { job } from "./endpoints/job";
import { moderation } from "./endpoints/moderation";
import { notification } from "./endpoints/notification";
import { partner } from "./endpoints/partner";
import { passkey } from "./endpoints/passkey";
import { payment } from "./endpoints/payment";
import { profile } from "./endpoints/profile";
import { review } from "./endpoints/review";
import { search } from "./endpoints/search";
import { sitemap } from "./endpoints/sitemap";
import { social } from "./endpoints/social";
import { wallet } from "./endpoints/wallet";
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
