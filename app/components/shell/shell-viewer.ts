/** What the shell knows of who is looking. */
export interface ShellViewer {
  id: number | null;
  name: string;
  image: string | null;
  activeWorker: boolean;
  verified: boolean;
  /** People pay each other here. Known only of who is asked to be checked. */
  direct: boolean;
  /** Works at the desk. */
  admin: boolean;
}
