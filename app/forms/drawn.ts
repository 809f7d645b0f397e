import { createContext } from "react";
import { ONCE } from "./once-field";

/** The id of the forms of one page, which names its reader: 0 is a visitor. */
export const drawId = (viewer: number | null | undefined) => `${viewer ?? 0}-${crypto.randomUUID()}`;

/** The drawn id of this page; null where nothing is posted. */
export const DrawnId = createContext<string | null>(null);

export const onceValue = (drawn: string, form: string) => `${drawn}.${form}`;

export interface DrawnForm {
  /** Of the user whose page it was; 0 for a visitor. */
  viewer: number;
  id: string;
  /** Its id in the page. */
  form: string;
}

const DRAWN = /^(\d{1,15})-([\da-f-]{36})\.([\w-]{1,64})$/;

/** The form that was sent; null when it carries no id. */
export function drawnIn(sent: FormData): DrawnForm | null {
  const value = sent.get(ONCE);
  const [, viewer, id, form] = (typeof value === "string" && DRAWN.exec(value)) || [];
  return viewer && id && form ? { viewer: Number(viewer), id, form } : null;
}
