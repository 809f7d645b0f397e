/** A prefetch or prerender must not change anything. */
export const isAhead = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`);
