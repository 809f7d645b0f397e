const address = () => document.getElementById("document")?.dataset.styles;

let all: Promise<void> | undefined;

/**
 * Await this before inserting other markup: a visitor's page loads only the styles that it needs. Loading all makes the
 * browser restyle the whole page.
 */
export const allStyles = (): Promise<void> => (all ??= load(address()));

async function load(href: string | undefined): Promise<void> {
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((settled) => {
    link.onload = settled;
    link.onerror = settled;
  });
  document.head.appendChild(link);
  await loaded;
}

export function fetchStyles(): void {
  const href = address();
  if (!href) return;
  // Firefox applies `default-src` of the policy to `rel="prefetch"`.
  addEventListener("load", () => {
    fetch(href, { priority: "low" }).catch(() => undefined);
  });
}
