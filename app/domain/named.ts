export interface Named {
  name: string;
  href: string;
  /** A file of this site. */
  logo?: string;
}

/** A video of our own, hosted on this site. */
export interface OwnVideo {
  src: string;
  poster: string;
  /** Made up, and labelled so on the page. */
  example: boolean;
}

export interface NamedRows {
  press: readonly Named[];
  partners: readonly Named[];
  /** Made up, and labelled so on the page. */
  example: boolean;
}
