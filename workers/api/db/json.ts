/** SQL returns JSON as text in its own column, and as a value within other JSON. */
export type Json<T> = string | T;

export const parsed = <T extends object>(json: Json<T>): T =>
  typeof json === "string" ? (JSON.parse(json) as T) : json;
