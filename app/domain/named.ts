/** A medium that wrote about us, or a partner. */
export interface Named {
  name: string;
  href: string;
  /** A drawing of this site. */
  logo?: string;
}

/** A video of our own, a file of this site. */
export interface OwnVideo {
  src: string;
  poster: string;
  /** It is made up, and the page says so. */
  example: boolean;
}

export interface NamedRows {
  press: readonly Named[];
  partners: readonly Named[];
  /** They are made up, and the page says so. */
  example: boolean;
}
