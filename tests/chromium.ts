/** The one Chromium of story and journey tests: `npm test` names it, else Debian's. Quiet, so that no test waits for a host. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};
