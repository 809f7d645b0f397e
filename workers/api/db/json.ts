/** JSON as SQL gives it: text in a column of its own, a value where it stands in other JSON. */
export type Json<T> = string | T;

export const parsed = <T extends object>(json: Json<T>): T =>
  typeof json === "string" ? (JSON.parse(json) as T) : json;
