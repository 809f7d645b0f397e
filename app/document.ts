import { createContext } from "react";

interface Facts {
  /** The address of the one script. */
  script: string | null;
  status: number;
}

/** What only the server entry knows of the document it writes. */
export const DocumentFacts = createContext<Facts>({ script: null, status: 500 });
