/** SQL: the session `s` of the user `u` is valid at a moment (SQL). */
export const isSessionValid = (now: string) =>
  `s.ended_at IS NULL AND coalesce(s.expires_at > ${now}, 1) AND u.status = 'active'`;
