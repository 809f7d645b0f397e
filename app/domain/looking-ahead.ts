/** Whether a browser asks for a page that nobody opened yet: such a request must change nothing. */
export const isAhead = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`);
