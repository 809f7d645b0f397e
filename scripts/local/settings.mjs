import path from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "./refusal.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string | undefined} value */
export function readPort(value, fallback = 5173) {
  if (!value) return fallback;
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) throw new Refusal(`PORT is a whole number from 1 to 65535, not "${value}".`);
  return port;
}

/** @param {string | undefined} value */
export function readStateDir(value) {
  return path.resolve(root, value || ".state");
}

/** @param {number} port */
export function localVars(port) {
  const { PUBLIC_ORIGIN = `http://127.0.0.1:${port}`, API_ORIGIN, PAYMENT_MODE, PAYOUT_DAY } = process.env;
  return {
    PUBLIC_ORIGIN,
    ...(API_ORIGIN && { API_ORIGIN }),
    ...(PAYMENT_MODE && { PAYMENT_MODE }),
    ...(PAYOUT_DAY && { PAYOUT_DAY }),
  };
}

/**
 * Returns the environment of every tool: installed binaries first in the path, and quiet, offline tools (`.env`).
 * @param {Record<string, string>} [extra]
 */
export function toolEnvironment(extra) {
  process.loadEnvFile(path.join(root, ".env"));
  const installed = path.join(root, "node_modules", ".bin");
  return { ...process.env, PATH: `${installed}${path.delimiter}${process.env.PATH}`, ...extra };
}
