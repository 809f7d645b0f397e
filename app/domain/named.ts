export interface Named {
  name: string;
  href: string;
  logo?: string;
}

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
