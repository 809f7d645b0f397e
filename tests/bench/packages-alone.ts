import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";

const WORKER = `import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";
import { html } from "hono/html";
import { TrieRouter } from "hono/router/trie-router";
import { importPKCS8, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
export class Inbox extends DurableObject {}
export class Counter extends DurableObject {}
export class DraftBox extends DurableObject {}
const parts = [
  () => import("./pages.js"),
  () => import("stripe"),
  () => import("@simplewebauthn/server"),
  () => import("@block65/webcrypto-web-push"),
  () => import("oauth4webapi"),
];
const used = () => [Hono, html, TrieRouter, importPKCS8, jwtVerify, SignJWT, ...parts, z.string(), z.number(), z.int(), z.boolean(),
  z.literal(1), z.enum(["a"]), z.array(z.unknown()), z.object({}), z.record(z.string(), z.null()), z.union([z.null()]), z.iso.datetime(),
  z.custom(), z.preprocess(String, z.string()), z.discriminatedUnion("a", [z.object({ a: z.literal(1) })]), z.toJSONSchema];
export default {
  fetch: (request) => new Response(request.url.endsWith("/never") ? String(used()) : "hello"),
  queue() {},
  scheduled() {},
};`;

const PAGES = `import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { parseFormData } from "@remix-run/form-data-parser";
import { createInstance } from "i18next";
import { renderToString } from "react-dom/server";
import { initReactI18next, useTranslation } from "react-i18next";
import { createCookieSessionStorage, createRequestHandler, Links, Meta, Outlet, Scripts, ServerRouter } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
export default [useForm, parseWithZod, parseFormData, createInstance, renderToString, initReactI18next, useTranslation,
  createCookieSessionStorage, createRequestHandler, Links, Meta, Outlet, Scripts, ServerRouter, createI18nextMiddleware];`;

/**
 * Builds a Worker that answers hello and contains our packages, loaded in the same way, without our code: a lower bound
 * for our start.
 * @returns its folder
 */
export async function packagesAlone(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, "index.js"), WORKER),
    writeFile(path.join(folder, "pages.js"), PAGES),
  ]);
  const outDir = path.join(folder, "built");
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: true,
      outDir,
      minify: true,
      rolldownOptions: { input: path.join(folder, "index.js"), external: [/^(?:cloudflare|node):/] },
    },
  });
  return outDir;
}
