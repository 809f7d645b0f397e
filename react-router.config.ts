import { rm } from "node:fs/promises";
import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { keepLiveRoutes } from "./scripts/live-routes.mjs";

export default {
  ssr: true,
  // Lazy discovery would cost a request for each new conversation.
  routeDiscovery: { mode: "initial" },
  // The redirect of wrangler to a build is for deploying: `wrangler dev` would run an old build on an empty database.
  buildEnd: async () => {
    await keepLiveRoutes(path.join(import.meta.dirname, "build/client/assets"));
    const note = path.join(import.meta.dirname, ".wrangler", "deploy");
    if (!process.env.CLOUDFLARE_ENV) await rm(note, { recursive: true, force: true });
  },
} satisfies Config;
