/** By name, for code that stores or renders a form without its schema. A test compares the secrets of all schemas. */
export const isSecret = (name: string): boolean => /password|^confirm$/i.test(name);

export const isUnstored = (name: string): boolean => isSecret(name) || /^(?:bsn|rsin)$/.test(name);

/** Fields and buttons that the page fills in: nobody typed them, and the page has them again. `token` opens an account. */
export const isOfPage = (name: string): boolean =>
  /^(?:intent|next|id|uid|token|bid_id|client_id|commentId|review|proposal|credential|endpoint|step|total|compensation|refund|early)$/.test(
    name,
  );
