import { createContext } from "react";

/** What only the server entry knows of the document it writes: the address of the one script, and the status it answers with. */
export const DocumentFacts = createContext<{ script: string | null; status: number }>({ script: null, status: 500 });
