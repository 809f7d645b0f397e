import type { Need } from "~/domain/start-helping";

/** What the shell knows of who is looking. */
export interface ShellViewer {
  id: number | null;
  name: string;
  image: string | null;
  activeWorker: boolean;
  /** What a helper still has to do, for the strip above every page. */
  missing: readonly Need[];
  /** People pay each other here. Known only of who is asked to be checked. */
  direct: boolean;
  /** Works at the desk. */
  admin: boolean;
}
