import type { Page } from "@playwright/test";
import { spanInWords } from "../../app/domain/deals/appointment-life";
import { dayFrom, dayInAmsterdam, momentInAmsterdam } from "../../app/domain/values/calendar";
import { anAgreement, seeAnew, visit } from "./agreement";
import { expect, type Open, test } from "./fixtures";
import { ANY, around, type Language, wordsIn } from "./texts";

function valueIn(file: string, name: string): string | undefined {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
}

const momentOf = (written = "") =>
  Date.parse(written.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

export async function theyAgreeWhenToMeet(open: Open, language: Language): Promise<void> {
  const w = wordsIn(language);
  const [m, t, fields] = [w("messages"), w("appointments"), w("fields")];
  const { placer, helper, path, job } = await anAgreement(open, [language, language]);
  const day = dayFrom(dayInAmsterdam(Date.now()), 7);
  const [starts, ends] = [momentInAmsterdam(day, "14:00"), momentInAmsterdam(day, "16:30")];

  await test.step("the helper proposes a window, first one that cannot be", async () => {
    await visit(helper, path);
    await visit(placer, path);
    await helper.getByRole("link", { name: m("meet.propose") }).click();
    await propose(helper, language, { date: day, from: "14:00", to: "13:00" });
    await expect(helper.getByLabel(fields("label.to"), { exact: true })).toHaveAccessibleDescription(/\S/);
    await expect(helper.getByLabel(fields("label.date"))).toHaveValue(day);
    await propose(helper, language, { date: day, from: "14:00", to: "16:30" });
    await expect(helper.getByText(around(m("next.proposed", { at: ANY })))).toBeVisible();
  });

  await test.step("the placer sees it in the conversation and agrees", async () => {
    await seeAnew(placer, path);
    await placer.getByRole("link", { name: m("meet.answer") }).click();
    await expect(placer.getByText(spanInWords(starts, ends, language), { exact: true })).toBeVisible();
    await placer.getByRole("button", { name: t("accept"), exact: true }).click();
    await expect(placer.getByText(t("state.accepted"))).toBeVisible();
    await expect(placer.getByText(t("reminder"))).toBeVisible();
    await seeAnew(helper, path);
    await expect(helper.getByText(around(m("meet.accepted", { at: ANY })))).toBeVisible();
  });

  await test.step("both have it as a calendar file, and see it with the job", async () => {
    const address = await placer.getByRole("link", { name: t("calendar") }).getAttribute("href");
    for (const person of [placer, helper]) {
      const answer = await person.request.get(address ?? "");
      expect(answer.headers()["content-type"]).toContain("text/calendar");
      const file = await answer.text();
      expect(valueIn(file, "BEGIN")).toBe("VCALENDAR");
      expect([momentOf(valueIn(file, "DTSTART")), momentOf(valueIn(file, "DTEND"))]).toEqual([starts, ends]);
      expect(valueIn(file, "URL")).toContain(path);
      await person.goto(`/task/${job}`);
      await expect(person.getByText(spanInWords(starts, ends, language), { exact: true })).toBeVisible();
    }
  });
}

async function propose(page: Page, language: Language, typed: Record<"date" | "from" | "to", string>): Promise<void> {
  const fields = wordsIn(language)("fields");
  for (const name of ["date", "from", "to"] as const) {
    await page.getByLabel(fields(`label.${name}`), { exact: true }).fill(typed[name]);
  }
  await page.getByRole("button", { name: wordsIn(language)("appointments")("form.submit") }).click();
}
