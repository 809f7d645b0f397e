const COMMON = [
  "gmail.com",
  "hotmail.com",
  "hotmail.nl",
  "outlook.com",
  "icloud.com",
  "yahoo.com",
  "ziggo.nl",
  "kpnmail.nl",
  "planet.nl",
  "hetnet.nl",
  "xs4all.nl",
];

/** These domains exist, and differ from a common one by a letter. */
const REAL = new Set(["mail.com", "ymail.com", "email.com", ...COMMON]);

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  const [rest, right] = [typed.slice(start), meant.slice(start)];
  const isSwapped = rest.slice(0, 2) === `${right[1]}${right[0]}` && rest.slice(2) === right.slice(2);
  return rest.slice(1) === right || rest === right.slice(1) || rest.slice(1) === right.slice(1) || isSwapped;
}

export function meantAddress(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || REAL.has(domain)) return null;
  const meant = COMMON.find((common) => isOneSlip(domain, common));
  return meant ? `${address.slice(0, at).trim()}@${meant}` : null;
}
