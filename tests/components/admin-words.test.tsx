import { expect, it } from "vitest";
import { AppealJudge } from "~/components/admin/appeal-judge";
import { DisputeEnd } from "~/components/admin/dispute-end";
import { DisputeProposals } from "~/components/admin/dispute-proposals";
import { PaymentDeedPage } from "~/components/admin/records/payment-deed-page";
import { ReportContext } from "~/components/admin/report-context";
import { reportName } from "~/components/admin/report-name";
import { outcomeWithReason } from "~/domain/admin/case-files";
import type { TargetType } from "~/domain/admin/report-life";
import { refundFields } from "~/domain/money/payment-admin";
import { constraintOf } from "~/forms/constraint";
import { aDeskDecision, aDispute, aReportFile, aSaid } from "../mocks/admin";
import { AT } from "../mocks/factories/at";
import { aChatPhoto } from "../mocks/factories/chat";
import { aPayment } from "../mocks/factories/payment";
import { htmlOf, textOf } from "./rendered";

const payment = aPayment({ status: "released", released_at: AT, refunded_at: AT, refunded_amount: "21.00" });
const extra = aPayment({ id: 10, kind: "request", status: "refunded", refunded_at: AT, released_at: null });

it("says of a closed dispute how it ended, what both read, and that the extra work went back", () => {
  const decided = aDispute({ status: "closed", ended: "decided", statement: "De helft is af." });
  const end = htmlOf(<DisputeEnd payment={payment} beside={[extra]} dispute={decided} />);
  expect(end).toMatch(/Beslist door ons.*Het meerwerk ging terug.*De helft is af.*href="\/admin\/payments\/9"/s);
  const agreed = aDispute({ status: "closed", ended: "agreed" });
  const own = textOf(<DisputeEnd payment={payment} beside={[]} dispute={agreed} />);
  expect(own).toContain("Samen opgelost");
  expect(own).not.toMatch(/meerwerk|logboek/);
});

it("ends each sentence of a proposal", () => {
  const dispute = aDispute({
    proposals: [{ by: payment.payer.id ?? 0, amount: "30.00", created_at: AT, extra_back: true }],
  });
  expect(textOf(<DisputeProposals payment={payment} beside={[extra]} dispute={dispute} />)).toContain(
    "voor de klusser. Het meerwerk gaat terug.",
  );
});

it("asks an admin to confirm another division, without calling it a fault", () => {
  const held = aPayment({ status: "held", paid_at: AT });
  const page = htmlOf(
    <PaymentDeedPage
      deed="refund"
      payment={held}
      held={[held]}
      earned={2000}
      extraBack={false}
      asks
      frozen={null}
      readers={[]}
      closed={null}
      stopped={false}
      limits={constraintOf(refundFields)}
      drawn="a"
      result={{ status: "error", error: {} }}
    />,
  );
  expect(page).toMatch(/role="status".*Er is nog niets terugbetaald/s);
  expect(page).not.toContain("data-errors");
});

it("says who sees a thing again after an appeal", () => {
  const text = (target_type: TargetType) =>
    textOf(
      <AppealJudge
        decision={aDeskDecision({ action: "remove", target_type })}
        name="Hassan"
        chosen={{ outcome: "overturned", writtenIn: "nl", draft: "" }}
        limits={constraintOf(outcomeWithReason)}
      />,
    );
  expect(text("photo")).toContain("De twee mensen in de chat zien de foto weer.");
  expect(text("job")).toContain("De klus staat weer open en iedereen ziet hem, tenzij");
  expect(text("review")).toContain("Iedereen ziet de beoordeling weer. Hassan");
});

it("names what nobody reported by its decision", () => {
  expect(reportName(aReportFile({ id: 6 }))).toEqual(["queue.report", { id: 6 }]);
  const decision = aDeskDecision({ id: 4, own_initiative: true });
  expect(reportName(aReportFile({ id: 6, decision }))).toEqual(["queue.decision", { id: 4 }]);
});

it("shows the photos of a reported message in its card, also without words", () => {
  const said = aSaid({ message: "", photos: [aChatPhoto()], reported: true });
  const target = { ...aReportFile().target, text: "" };
  const html = htmlOf(<ReportContext file={aReportFile({ target_type: "message", target, conversation: [said] })} />);
  expect(html.match(/\/photo\/31\/small\//g)).toHaveLength(2);
  expect(html.slice(0, html.indexOf("admin-said"))).toContain("/photo/31/small/");
});
