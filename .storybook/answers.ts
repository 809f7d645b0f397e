import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { setupWorker } from "msw/browser";
import { type DefineNetworkOptions, defineNetwork, InterceptorSource, type NetworkSource } from "msw/experimental";
import type { StoryContext } from "storybook/internal/csf";
import { happy } from "../tests/mocks/happy";
import { notTheApi, ownFiles } from "./own-files";

type Answers = StoryContext["msw"];

const handlers = [...ownFiles, notTheApi, ...happy];

/** A call of the API that no story answers is a fault of the story; anything else is Storybook's own. */
const onUnhandledFrame: DefineNetworkOptions<NetworkSource[]>["onUnhandledFrame"] = ({ frame, defaults }) => {
  const { request } = frame.data as { request?: Request };
  if (!request || !new URL(request.url).pathname.startsWith("/api/")) return;
  console.error(`No story answers ${request.method} ${request.url}`);
  defaults.error();
};

/** In the workbench a service worker stands between: it also answers for pictures. */
export async function byServiceWorker(): Promise<Answers> {
  const worker = setupWorker(...handlers);
  // Beside the workbench, wherever that lies.
  await worker.start({ quiet: true, serviceWorker: { url: "./mockServiceWorker.js" }, onUnhandledFrame });
  return worker;
}

/** In a test `fetch` itself is answered: the way through a service worker and back was a sixth of what a story costs. */
export function inThePage(): Answers {
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor()] })];
  const network = defineNetwork({ sources, handlers, onUnhandledFrame, context: { quiet: true } });
  network.enable();
  return Object.assign(network, { start: async () => undefined, stop: () => network.disable() });
}
