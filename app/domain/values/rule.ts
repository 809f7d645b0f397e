interface Payload {
  value: unknown;
  issues: { path?: PropertyKey[] }[];
}

/** By default zod waits until all fields are valid, so users would see the errors one by one. */
export const judging = (...fields: string[]) => ({
  when: ({ value, issues }: Payload) =>
    typeof value === "object" && value !== null && !issues.some(({ path }) => fields.includes(String(path?.[0]))),
});
