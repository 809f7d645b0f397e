export interface Named {
  name: string;
  href: string;
  logo?: string;
}

export interface OwnVideo {
  src: string;
  poster: string;
  example: boolean;
}

export interface NamedRows {
  press: readonly Named[];
  partners: readonly Named[];
  example: boolean;
}
