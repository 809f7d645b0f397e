export interface SitemapEntry {
  address: string;
  changedAt?: string | null;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escaped = (address: string) => address.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

function document(root: string, entry: string, places: readonly SitemapEntry[]): Response {
  const entries = places.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
    return `<${entry}><loc>${escaped(address)}</loc>${changed}</${entry}>\n`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join("")}</${root}>\n`;
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, s-maxage=300" };
  return new Response(xml, { headers });
}

export const sitemap = (places: readonly SitemapEntry[]) => document("urlset", "url", places);

export const sitemapIndex = (files: readonly SitemapEntry[]) => document("sitemapindex", "sitemap", files);
