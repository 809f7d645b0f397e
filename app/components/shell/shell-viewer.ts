/** What the shell knows of who is looking. */
export interface ShellViewer {
  id: number | null;
  name: string;
  image: string | null;
  activeWorker: boolean;
  verified: boolean;
  /** Works at the desk. */
  admin: boolean;
}
