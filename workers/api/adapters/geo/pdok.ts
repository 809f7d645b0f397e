import type { Point } from "~/domain/jobs/distance";
import type { Zip4 } from "~/domain/values/postcode";
import type { Area } from "../../postcodes/areas";
import { placeName } from "../../postcodes/place-name";
import type { PostcodeLocator } from "./port";

const ADDRESS = "https://api.pdok.nl/bzk/locatieserver/search/v3_1/free";
const ROWS = 100;

export interface PdokSettings {
  fetch: typeof fetch;
  fallback: PostcodeLocator;
  timeoutMs?: number;
}

interface PostcodeDocument {
  postcode: string;
  woonplaatsnaam: string;
  centroide_ll: string;
}

/** Locatieserver of PDOK, the open geocoder of the Dutch registers. */
export function pdokLocator({ fetch, fallback, timeoutMs = 2000 }: PdokSettings): PostcodeLocator {
  const found = new Map<Zip4, Area>();

  async function ask(zip4: Zip4): Promise<Area | null> {
    const response = await fetch(searchFor(zip4), {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    return areaFrom(zip4, documentsIn(await response.json()));
  }

  return {
    async locate(zip4) {
      const area = found.get(zip4) ?? (await ask(zip4).catch(() => null));
      if (area === null) return fallback.locate(zip4);
      found.set(zip4, area);
      return area;
    },
  };
}

function searchFor(zip4: Zip4): string {
  const query = new URLSearchParams({
    q: `postcode:${zip4}*`,
    fq: "type:postcode",
    fl: "postcode,woonplaatsnaam,centroide_ll",
    rows: String(ROWS),
  });
  return `${ADDRESS}?${query}`;
}

function documentsIn(answer: unknown): PostcodeDocument[] {
  const docs = (answer as { response?: { docs?: unknown } } | null)?.response?.docs;
  return Array.isArray(docs) ? docs.filter(isPostcodeDocument) : [];
}

function isPostcodeDocument(doc: Partial<Record<keyof PostcodeDocument, unknown>> | null): doc is PostcodeDocument {
  return (
    typeof doc?.postcode === "string" && typeof doc.woonplaatsnaam === "string" && typeof doc.centroide_ll === "string"
  );
}

/** The search also ranks lookalikes, so only postcodes of the area itself count. */
function areaFrom(zip4: Zip4, documents: PostcodeDocument[]): Area | null {
  const own = documents.filter((doc) => doc.postcode.startsWith(zip4));
  const points = own.map((doc) => pointIn(doc.centroide_ll)).filter((point) => point !== null);
  const city = mostFrequent(own.map((doc) => placeName(doc.woonplaatsnaam)));
  if (points.length === 0 || city === undefined) return null;
  return { zip4, city, lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}

function pointIn(text: string): Point | null {
  const [, lng, lat] = /^POINT\s*\((-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)\)$/.exec(text) ?? [];
  return lng === undefined || lat === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function mostFrequent(names: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
