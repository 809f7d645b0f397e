interface Payload {
  value: unknown;
  issues: { path?: PropertyKey[] }[];
}

/**
 * When a rule about these fields of a form is judged: unless one of them is at fault already. Without it a rule waits until
 * every other field is right, and a form tells its faults one after the other.
 */
export const judging = (...fields: string[]) => ({
  when: ({ value, issues }: Payload) =>
    typeof value === "object" && value !== null && !issues.some(({ path }) => fields.includes(String(path?.[0]))),
});
