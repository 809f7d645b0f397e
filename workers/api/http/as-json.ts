const isLeftOut = (value: unknown) => value === undefined || typeof value === "function" || typeof value === "symbol";

function copyOf(original: object): unknown {
  if ("toJSON" in original && typeof original.toJSON === "function") return asJson(original.toJSON());
  if (Array.isArray(original)) return original.map((one) => (isLeftOut(one) ? null : asJson(one)));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(original)) {
    const value = (original as Record<string, unknown>)[name];
    // Assigning `__proto__` would set the prototype.
    if (!isLeftOut(value) && name !== "__proto__") copy[name] = asJson(value);
  }
  return copy;
}

export function asJson(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return copyOf(value);
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : null;
  return value;
}
