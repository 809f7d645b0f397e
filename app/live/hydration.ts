import { createContext } from "react";
import type { Area } from "./area";

/**
 * The area in which React takes the page over in the browser; null where a page is a document. The server entry and the browser's
 * say so.
 */
export const Hydration = createContext<Area | null>(null);
