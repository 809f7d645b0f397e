import type { Need } from "~/domain/start-helping";

export interface ShellViewer {
  id: number | null;
  name: string;
  image: string | null;
  activeWorker: boolean;
  missing: readonly Need[];
  direct: boolean;
  admin: boolean;
}
