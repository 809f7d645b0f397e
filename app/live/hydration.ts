import { createContext } from "react";
import type { Area } from "./area";

/** The hydrated area of this page; null in a document. Server and browser must agree. */
export const Hydration = createContext<Area | null>(null);
