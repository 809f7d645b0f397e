function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return null;
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  if (!first || !last) return null;
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

const bytesOf = (group = "0") => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

export const connectionNetwork = (headers: Pick<Headers, "get">) =>
  networkOf(headers.get("CF-Connecting-IP") ?? "local");

/** A /64 counts as one IPv6 address, because its user owns all 2^64 addresses of it. */
export function networkOf(address: string): string {
  const groups = address.includes(":") ? groupsOf(address) : null;
  if (!groups) return address;
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (isMapped) return [...bytesOf(groups[6]), ...bytesOf(groups[7])].join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
