import type { Plugin } from "vite";

/** The development server ignores `public/_headers`, and browsers refuse rules of another type. */
export const speculationRules = (): Plugin => ({
  name: "speculation-rules",
  configureServer({ middlewares }) {
    middlewares.use("/ahead", (_request, response, next) => {
      response.setHeader("Content-Type", "application/speculationrules+json");
      next();
    });
  },
});
