import { line } from "../values/value";

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

/** A stranger chose the address that the server calls (SSRF). The URL parser normalises every notation of IP addresses. */
function isPublicHttps(written: string): boolean {
  // Reject what URL parsers read differently.
  if (!/^https:\/\/[^/\\@\s]+(?:[/?#]|$)/i.test(written) || /[\\\s]/.test(written)) return false;
  if (!URL.canParse(written)) return false;
  const { protocol, username, password, port, hostname } = new URL(written);
  return protocol === "https:" && username === "" && password === "" && port === "" && isPublicName(hostname);
}

export const pushEndpoint = line(500).superRefine((written, ctx) => {
  if (!isPublicHttps(written)) ctx.addIssue({ code: "custom", message: "invalid" });
});
