import { z } from "zod";
import { email } from "./account";
import { reportInMail } from "./report";
import { choice, language, line, optionalLine, optionalText } from "./value";

type Template = "contact" | "partner" | "report";

/** Which templates need a field that the others do without. */
const NEEDED = {
  name: ["contact", "partner"],
  message: ["contact", "partner"],
  company: ["partner"],
  report: ["report"],
} satisfies Record<string, Template[]>;

const fields = z.object({
  email,
  language,
  template: choice(["contact", "partner", "report"]),
  subject: line(120),
  name: optionalLine(100),
  message: optionalText(5000),
  company: optionalLine(100),
  report: reportInMail.nullish(),
});

/** A mail to the people behind the product (`POST /api/email/`): known templates, and no recipient. */
export const supportMail = Object.entries(NEEDED).reduce<typeof fields>(
  (schema, [field, templates]) =>
    schema.refine(
      (mail) => !(templates as string[]).includes(mail.template) || mail[field as keyof typeof NEEDED] != null,
      // Judged beside the other fields, so that all faults are told at once.
      { path: [field], error: "required", when: () => true },
    ),
  fields,
);
