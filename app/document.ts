import { createContext } from "react";

interface Facts {
  /** The address of the script that improves documents. */
  script: string | null;
  /** The address of the script that keeps the counts of signed-in people true. */
  unread: string | null;
  /** The address of the script that calls to news, for who asks for it. */
  alerts: string | null;
  /** The address of the texts that React needs in the browser; null when it does not take the page over. */
  texts: string | null;
  status: number;
}

/** What only the server entry knows of the document it writes. */
export const DocumentFacts = createContext<Facts>({
  script: null,
  unread: null,
  alerts: null,
  texts: null,
  status: 500,
});
