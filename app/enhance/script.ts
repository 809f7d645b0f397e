import { createContext } from "react";

/** The address of the one script of the site, as the build named it. */
export const EnhanceScript = createContext<string | null>(null);
