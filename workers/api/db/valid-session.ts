/** SQL: the session `s` of the user `u` is valid at a moment (SQL). */
export const isSessionValid = (now: string) =>
  `s.ended_at IS NULL AND coalesce(s.expires_at > ${now}, 1) AND u.status = 'active'`;

/** SQL: what is told of the user `u` to whom they call, as one value. */
export const STATE_OF_USER = "json_array(u.name, u.company, u.email, u.language, u.roles, u.business, u.verification)";
