const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/**
 * The Chromium of tests and benches: `npm test` configures it, else Debian's. Without background requests, so that
 * tests do not wait for a host.
 */
export const chromium = { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args };

/** Headless shell if available: 25% faster, without notifications. */
export const headlessShell = { args, executablePath: process.env.HEADLESS_SHELL_PATH ?? chromium.executablePath };

/**
 * For short-lived pages: V8's optimised code would be thrown away with the page. 36 pages with axe took 7.5 to 8.5 s of
 * processor time instead of 10.5 s. Stories share one page and gain nothing.
 */
export const shortLived = { ...headlessShell, args: [...args, "--js-flags=--no-maglev --no-turbofan"] };
