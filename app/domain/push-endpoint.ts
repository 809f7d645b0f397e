import { line } from "./value";

/** Last parts of names that lead into a network of one's own. */
const LOCAL = [
  "arpa",
  "corp",
  "home",
  "internal",
  "intranet",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "private",
];

const LABEL = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/;
const TOP = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** A host name as it may stand on the public net: of two parts at least, and no address in any notation. */
function isPublicName(host: string): boolean {
  const labels = host.split(".");
  const top = labels.at(-1) ?? "";
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(top) &&
    !LOCAL.includes(top)
  );
}

/**
 * Whether we may be made to call this address. A stranger chooses it, so it is judged by its form, as the parser reads
 * it (which turns every notation of an IP address into dots and digits): https, on its port, a public name, no user.
 */
function isPublicHttps(written: string): boolean {
  // The parser forgives what another parser may read as something else.
  if (!/^https:\/\/[^/\\@\s]+(?:[/?#]|$)/i.test(written) || /[\\\s]/.test(written)) return false;
  if (!URL.canParse(written)) return false;
  const { protocol, username, password, port, hostname } = new URL(written);
  return protocol === "https:" && username === "" && password === "" && port === "" && isPublicName(hostname);
}

/** The address of a browser's push service for one subscription. */
export const pushEndpoint = line(500).superRefine((written, ctx) => {
  if (!isPublicHttps(written)) ctx.addIssue({ code: "custom", message: "invalid" });
});
