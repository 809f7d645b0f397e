/** The worker itself; types know only of windows and of other workers. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
