import { describe, expect, it } from "vitest";
import type { MailTemplate } from "~/content/mails";
import { NOTIFICATION_TYPES, TOPICS, topicOf } from "~/domain/notifications/notification";
import { MAIL_KINDS } from "../../workers/api/notices/mail-kinds";
import { NOTIFICATION_KINDS, topicOfMail } from "../../workers/api/notices/notification-kinds";

const templates = (Object.keys(MAIL_KINDS) as MailTemplate[]).filter((template) => !MAIL_KINDS[template].toTeam);

describe("the settings of notifications", () => {
  it("have a switch for every mail that may be off", () => {
    const optional = templates.filter((template) => MAIL_KINDS[template].optional);
    expect(optional.filter((template) => topicOfMail(template) === null)).toEqual([]);
  });

  it.each(TOPICS)("have no switch that does nothing: %s", (topic) => {
    expect(templates.some((template) => MAIL_KINDS[template].optional && topicOfMail(template) === topic)).toBe(true);
    expect(NOTIFICATION_TYPES.some((type) => NOTIFICATION_KINDS[type].optional && topicOf(type) === topic)).toBe(true);
  });

  it("leave mails about money, deals, disputes and the account on", () => {
    const untold = NOTIFICATION_TYPES.filter((type) => topicOf(type) === null);
    const mails = untold.flatMap((type) => [
      NOTIFICATION_KINDS[type].mail,
      ...(NOTIFICATION_KINDS[type].stepMails ?? []),
    ]);
    expect(mails.filter((template) => template !== null && MAIL_KINDS[template].optional)).toEqual([]);
  });
});
