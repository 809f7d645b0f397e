const ACCOUNTS = [
  ["placer@example.test", "places jobs: open, reserved and solved ones"],
  ["helper@example.test", "helps: verified, reviewed, with a balance"],
  ["newhelper@example.test", "helps: not verified yet, one bid waiting"],
  ["business@example.test", "a business that helps"],
  ["partner@example.test", "a partner with visitors to count"],
  ["admin@example.test", "runs the place"],
  ["moderator@example.test", "judges an appeal against the other admin’s decision"],
];

/** @param {string} origin */
export function announce(origin) {
  const lines = [`ready ${origin}`];
  if (process.env.API_ORIGIN) lines.push(`  answers come from ${process.env.API_ORIGIN}`);
  else
    lines.push(
      "  log in with password Welkom123! as",
      ...ACCOUNTS.map(([mail, who]) => `    ${mail?.padEnd(23)} ${who}`),
    );
  console.log(lines.join("\n"));
}
