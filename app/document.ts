import { createContext } from "react";

interface Facts {
  /** The address of the script of every page. */
  shell: string | null;
  /** The address of what documents have besides: null where React takes the page over. */
  script: string | null;
  /** The addresses of the stylesheets; none where the page carries what it needs of them. */
  styles: readonly string[];
  /** The one without the faces where the page carries its own: for what scripts bring, and for later pages. */
  allStyles: string | undefined;
  /** The address of the script that keeps the counts of signed-in people true. */
  unread: string | null;
  /** The address of the script that calls to news, for who asks for it. */
  alerts: string | null;
  /** The address of the script that measures how a page is used, for who agreed to it; null where nothing is measured. */
  measure: string | null;
  /** The page as the site's routes name it: `/task/:id`. */
  page: string;
  /** The address of the texts that React needs in the browser; null when it does not take the page over. */
  texts: string | null;
  status: number;
  /** Details for the error page; in production React Router keeps no code of an error. */
  failure: {
    /** Names the request in the log; null in the browser. */
    requestId: string | null;
    /** True where the request may have had its effect. */
    isOutcomeUnknown: boolean;
  };
}

/** What only the server entry knows of the document it writes. */
export const DocumentFacts = createContext<Facts>({
  shell: null,
  script: null,
  styles: [],
  allStyles: undefined,
  unread: null,
  alerts: null,
  measure: null,
  page: "",
  texts: null,
  status: 500,
  failure: { requestId: null, isOutcomeUnknown: false },
});
