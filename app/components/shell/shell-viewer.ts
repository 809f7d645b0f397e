import type { Need } from "~/domain/accounts/start-helping";

export interface ShellViewer {
  id: number | null;
  name: string;
  image: string | null;
  activeWorker: boolean;
  missing: readonly Need[];
  direct: boolean;
  admin: boolean;
}
