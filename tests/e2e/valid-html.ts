import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes: `autoComplete`, `required=""` and `<br/>`. HTML is indifferent to all three.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // HTML takes any id without spaces; those that React streams with begin as it likes.
    "valid-id": ["error", { relaxed: true }],
    // Advice to writers of titles; ours hold the title a poster gave to a job.
    "long-title": "off",
    // Boxes to tick share a name as radios do: the categories of a helper.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
  },
});

/** What is not valid in a document as the server wrote it, a line each. */
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
