export const AT = "2026-03-01T10:00:00Z";
