import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `autoComplete`, `required=""` and `<br/>`; HTML allows all three.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // HTML allows any id without spaces; React's streaming ids use that.
    "valid-id": ["error", { relaxed: true }],
    // Advice for writing titles; ours contain users' job titles.
    "long-title": "off",
    // Checkboxes of a group share a name: the categories of a helper.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
  },
});

export async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split("\n");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = (lines[line - 1] ?? "").slice(Math.max(0, column - 40), column + 80);
      return `${ruleId}: ${message} near ${near}`;
    }),
  );
}
