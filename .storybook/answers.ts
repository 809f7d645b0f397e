import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { setupWorker } from "msw/browser";
import { type DefineNetworkOptions, defineNetwork, InterceptorSource, type NetworkSource } from "msw/experimental";
import type { StoryContext } from "storybook/internal/csf";
import { happy } from "../tests/mocks/happy";
import { notTheApi, ownFiles } from "./own-files";

type Answers = StoryContext["msw"];

const handlers = [...ownFiles, notTheApi, ...happy];

/** An unanswered API call is a fault of the story; other requests belong to Storybook. */
const onUnhandledFrame: DefineNetworkOptions<NetworkSource[]>["onUnhandledFrame"] = ({ frame, defaults }) => {
  const { request } = frame.data as { request?: Request };
  if (!request || !new URL(request.url).pathname.startsWith("/api/")) return;
  console.error(`No story answers ${request.method} ${request.url}`);
  defaults.error();
};

/** The workbench uses a service worker, because it also answers image requests. */
export async function byServiceWorker(): Promise<Answers> {
  const worker = setupWorker(...handlers);
  // Relative: the workbench may be served from a folder.
  await worker.start({ quiet: true, serviceWorker: { url: "./mockServiceWorker.js" }, onUnhandledFrame });
  return worker;
}

/** Tests patch `fetch` and XMLHttpRequest: a service worker took a sixth of the time of a story. */
export function inThePage(): Answers {
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] })];
  const network = defineNetwork({ sources, handlers, onUnhandledFrame, context: { quiet: true } });
  network.enable();
  return Object.assign(network, { start: async () => undefined, stop: () => network.disable() });
}
