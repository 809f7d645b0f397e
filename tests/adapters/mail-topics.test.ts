import { describe, expect, it } from "vitest";
import { NOTIFICATION_TYPES, TOPICS, topicOf } from "~/domain/notification";
import { MAILS, type MailTemplate } from "../../workers/api/texts/mails";
import { NOTIFICATION_KINDS, topicOfMail } from "../../workers/api/texts/notifications";

const templates = (Object.keys(MAILS) as MailTemplate[]).filter((template) => !MAILS[template].toTeam);

describe("the settings of notifications", () => {
  it("have a switch for every mail that may be off", () => {
    const optional = templates.filter((template) => MAILS[template].optional);
    expect(optional.filter((template) => topicOfMail(template) === null)).toEqual([]);
  });

  it.each(TOPICS)("have no switch that does nothing: %s", (topic) => {
    expect(templates.some((template) => MAILS[template].optional && topicOfMail(template) === topic)).toBe(true);
    expect(NOTIFICATION_TYPES.some((type) => NOTIFICATION_KINDS[type].optional && topicOf(type) === topic)).toBe(true);
  });

  it("leave mails about money, deals, disputes and the account on", () => {
    const untold = NOTIFICATION_TYPES.filter((type) => topicOf(type) === null);
    const mails = untold.flatMap((type) => [
      NOTIFICATION_KINDS[type].mail,
      ...(NOTIFICATION_KINDS[type].stepMails ?? []),
    ]);
    expect(mails.filter((template) => template !== null && MAILS[template].optional)).toEqual([]);
  });
});
