import { expect, it } from "vitest";
import { dayFrom, dayInAmsterdam, startOfDayInAmsterdam } from "~/domain/values/calendar";
import { anAdmin } from "../admin-fixtures";
import { visitor } from "../client";
import { aPaidDeal, db } from "../money";

it("counts by day and week, in Amsterdam", async () => {
  const admin = await anAdmin();
  const { owner, helper, job, payment } = await aPaidDeal(10_000, {
    verification: "verified",
    iban: "NL91ABNA0417164300",
  });
  await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Het is niet af." });
  await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`);
  await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  await db.prepare("UPDATE bid SET created_at = ? WHERE job_id = ?").bind(Date.now(), job).run();
  const { body } = await helper.api("POST", "/api/wallet/payout/", {});
  expect(body).toMatchObject({ net: "90.25" });
  await visitor.api("POST", `/api/dev/payouts/${body.id}/`, { action: "paid" });
  const today = dayInAmsterdam(Date.now());
  const yesterday = dayFrom(today, -1);
  await db
    .prepare("UPDATE user SET created_at = ? WHERE id = ?")
    .bind(startOfDayInAmsterdam(today) - 60_000, helper.id)
    .run();
  const figures = async (query = "") => (await admin.api("GET", `/api/admin/figures/${query}`)).body.results;
  const days = await figures();
  expect(days).toHaveLength(28);
  expect(days[0]).toEqual({
    day: today,
    sign_ups: 2,
    jobs: 1,
    bids: 1,
    deals: 1,
    turnover: "105.00",
    fees: "14.75",
    losses: "0.00",
    disputes: 1,
    payouts: "90.25",
  });
  expect(days[1]).toMatchObject({ day: yesterday, sign_ups: 1, jobs: 0, turnover: "0.00" });
  const weeks = await figures("?by=week");
  expect(weeks).toHaveLength(26);
  expect(weeks[0].turnover).toBe("105.00");
  expect(weeks[0].day <= today && weeks[1].day === dayFrom(weeks[0].day, -7)).toBe(true);
  expect(await admin.api("GET", "/api/admin/figures/?by=year")).toMatchObject({ status: 400 });
});
