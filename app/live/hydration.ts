import { createContext } from "react";

/** Whether React takes the page over in the browser. The server entry and the browser's say so; elsewhere a page is a document. */
export const Hydration = createContext(false);
