import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { calendarFile as fileOf } from "~/domain/calendar-file";
import { dealPlaceOf, placeLine } from "~/domain/job-place";
import type { Language } from "~/domain/language";
import { appointmentRow } from "../../db/appointment";
import { chatOf } from "../../db/chat";
import { findJob, jobOf } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { chatOfPath } from "./visible-chat";

const WORDS: Record<Language, { file: string; with: (name: string) => string; see: string }> = {
  nl: { file: "afspraak.ics", with: (name) => `Afspraak met ${name}`, see: "Bekijk de chat:" },
  en: { file: "appointment.ics", with: (name) => `Appointment with ${name}`, see: "See the chat:" },
};

export const calendarFile = endpoint(contract.chat.calendarFile, {
  load: chatOfPath,
  handle: async (c, row) => {
    const appointment = appointmentRow(row.appointment);
    if (appointment?.status !== "accepted") return refuse("not_found");
    const { name, title, uri } = chatOf(row, c.viewer.id, c.language);
    const words = WORDS[c.language];
    const job = row.job_id === null ? null : await findJob(c.db, c.viewer.id, row.job_id);
    const place = job && dealPlaceOf(jobOf(job, c.viewer.id, c.language));
    const url = `${c.origin}/messages/${uri}`;
    const file = fileOf(brand.name, {
      uid: `chat-${row.id}@${new URL(c.origin).host}`,
      sequence: appointment.id,
      changedAt: appointment.updated_at,
      startsAt: appointment.starts_at,
      endsAt: appointment.ends_at,
      summary: title ? `${words.with(name)}: ${title}` : words.with(name),
      location: place ? placeLine(place) : null,
      description: `${words.see} ${url}`,
      url,
    });
    return new Response(file, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${words.file}"`,
      },
    });
  },
});
