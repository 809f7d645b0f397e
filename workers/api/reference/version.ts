/** The version of the API that is spoken here. */
export const VERSION = "1.0.0";
