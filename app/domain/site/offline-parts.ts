/** Holes in the page `/offline?holes`, which the service worker fills. */
export const HOLES = { state: "{state}", pages: "{pages}" } as const;

/** The answer of `/offline/parts`: words of the service worker, and the files of its page. */
export interface OfflineParts {
  notice: string;
  refused: string;
  refusedToo: string;
  assets: string[];
}
