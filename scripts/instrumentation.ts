import type { Plugin } from "vite";

const MODULE = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
/** What its router takes from there, of which all but the first is for who hands it instrumentations. */
const NONE = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;`;

/** Nobody hands the router anything to measure it with: live pages do not load what that takes, a kilobyte of the 130 they may weigh, nor does the Worker. */
export const withoutInstrumentation = (): Plugin => ({
  name: "without-instrumentation",
  apply: "build",
  transform: (_, id) => (MODULE.test(id) ? { code: NONE, map: { mappings: "" } } : null),
});
