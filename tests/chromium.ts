const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The Chromium of tests and benches: `npm test` names it, else Debian's. Quiet, so that no test waits for a host. */
export const chromium = { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args };

/** The same without its windows, where there is one: it shows pages in three quarters of the time, and no notifications. */
export const headlessShell = { args, executablePath: process.env.HEADLESS_SHELL_PATH ?? chromium.executablePath };
