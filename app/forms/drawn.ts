import { createContext } from "react";
import { ONCE } from "./once-field";

/** 0 is a visitor. */
export const drawId = (viewer: number | null | undefined) => `${viewer ?? 0}-${crypto.randomUUID()}`;

export const DRAWN_FOR = "drawn_for";

export const viewerOf = (drawn: string | null): number => Number(drawn?.split("-")[0] ?? 0);

export const DrawnId = createContext<string | null>(null);

export const onceValue = (drawn: string, form: string) => `${drawn}.${form}`;

export interface DrawnForm {
  viewer: number;
  id: string;
  form: string;
}

const DRAWN = /^(\d{1,15})-([\da-f-]{36})\.([\w-]{1,64})$/;

export function drawnIn(formData: FormData): DrawnForm | null {
  const value = formData.get(ONCE);
  const [, viewer, id, form] = (typeof value === "string" && DRAWN.exec(value)) || [];
  return viewer && id && form ? { viewer: Number(viewer), id, form } : null;
}
