import { z } from "zod";
import { email } from "../accounts/account";
import { reportInMail } from "../admin/report";
import { choice, language, line, optionalLine, optionalText, text } from "../values/value";

const [MAX_NAME, MAX_MESSAGE] = [100, 5000];

export const CONTACT_SUBJECTS = ["general", "job", "account", "feedback", "other"] as const;

const sender = { name: line(MAX_NAME), email };
const letter = text(MAX_MESSAGE);

// The page and its error summary have this order.
export const contactForm = z.object({ ...sender, subject: choice(CONTACT_SUBJECTS), letter });

export const partnerForm = z.object({ ...sender, company: line(MAX_NAME), letter });

type Template = "contact" | "partner" | "report";

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
  name: optionalLine(MAX_NAME),
  message: optionalText(MAX_MESSAGE),
  company: optionalLine(MAX_NAME),
  report: reportInMail.nullish(),
});

/** The caller cannot choose the recipient. */
export const supportMail = Object.entries(NEEDED).reduce<typeof fields>(
  (schema, [field, templates]) =>
    schema.refine(
      (mail) => !(templates as string[]).includes(mail.template) || mail[field as keyof typeof NEEDED] != null,
      { path: [field], error: "required", when: () => true },
    ),
  fields,
);
