export const isSessionValid = (now: string) =>
  `s.ended_at IS NULL AND coalesce(s.expires_at > ${now}, 1) AND u.status = 'active'`;

export const STATE_OF_USER = "json_array(u.name, u.company, u.email, u.language, u.roles, u.business, u.verification)";
