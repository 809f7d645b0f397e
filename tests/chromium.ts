const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The Chromium of tests and benches: `npm test` names it, else Debian's. Quiet, so that no test waits for a host. */
export const chromium = { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args };

/** The same without its windows, where there is one: it shows pages in three quarters of the time, and no notifications. */
export const headlessShell = { args, executablePath: process.env.HEADLESS_SHELL_PATH ?? chromium.executablePath };

/**
 * For pages that are soon left: what V8 would compile for its quicker tiers is thrown away with the page. Without them 36 pages judged by
 * axe took 7.5 to 8.5 seconds of processor instead of 10.5; stories, which all share a page, are no quicker.
 */
export const shortLived = { ...headlessShell, args: [...args, "--js-flags=--no-maglev --no-turbofan"] };
