import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { paymentTermsFrom } from "~/components/payments/payment-terms";
import { AcceptBid } from "~/components/wallet/accept-bid";
import { textsIn } from "~/locales";
import { aChat } from "../mocks/factories/chat";

interface Days {
  first?: string;
  asked?: string;
}

function shown(mode: "held" | "direct", language: "nl" | "en" = "nl", credits = 0, days: Days = {}): string {
  const terms = paymentTermsFrom({ payment_mode: mode, fee_percent: "5.00", payout_day: 25 });
  const chat = aChat({ name: "Hassan B." });
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <AcceptBid
          chat={chat}
          bid={{ id: 1, cents: 6000 }}
          terms={terms}
          credits={credits}
          firstDay={days.first ?? null}
          askedDay={days.asked ?? null}
          now={Date.parse("2026-12-01T10:00:00Z")}
          open
          stopped={false}
          other={null}
        />
      ),
    },
  ]);
  const html = renderToString(
    <I18nextProvider i18n={textsIn(language)}>
      <Page />
    </I18nextProvider>,
  );
  return html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
}

describe("accepting a bid", () => {
  it("holds the money where payments go through us", () => {
    expect(shown("held")).toMatch(/€ 60,00.*Servicekosten \(5%\) € 3,00.*Totaal € 63,00.*Betaal € 63/);
    expect(shown("held")).toContain("Het geld is in bewaring");
    expect(shown("held", "en")).toMatch(/Service fee \(5%\) €3\.00.*Pay €63/);
  });

  it("offers credits when there are enough, and as a part when there are some", () => {
    expect(shown("held", "nl", 6300)).toMatch(/Betaal € 63 met je tegoed Daarna heb je nog € 0 tegoed\./);
    expect(shown("held", "nl", 6300)).toContain("Betaal liever op de betaalpagina");
    expect(shown("held", "nl", 6299)).toMatch(/Betaal € 63 .*Gebruik eerst je tegoed van € 62,99/);
    expect(shown("held")).not.toContain("tegoed");
    expect(shown("direct", "nl", 6300)).not.toContain("tegoed");
  });

  it("says from which day the helper can come, and the day that was asked for if it is earlier", () => {
    const on = (days: Days) => shown("held", "nl", 0, days);
    expect(on({ first: "2026-12-03", asked: "2026-12-02" })).toContain(
      "Hassan kan vanaf do 3 dec. Je vroeg om wo 2 dec.",
    );
    expect(on({ first: "2026-12-02", asked: "2026-12-02" })).not.toContain("Je vroeg om");
    expect(on({ asked: "2026-12-02" })).not.toContain("kan vanaf");
    expect(on({ first: "2026-11-30" })).not.toContain("kan vanaf");
  });

  it("says until which day held money waits for the work, if the offer or the job has a later one", () => {
    const on = (days: Days, mode: "held" | "direct" = "held") => shown(mode, "nl", 0, days);
    const warning = "Betaal je nu, dan moet het werk uiterlijk zaterdag 13 februari 2027 beginnen";
    expect(on({ first: "2027-02-14" })).toContain(`${warning} Begint het later, dan gaat je geld`);
    expect(on({ asked: "2027-02-14", first: "2026-12-03" })).toContain(`${warning} Je vroeg om zo 14 feb 2027.`);
    expect(on({ asked: "2027-02-14", first: "2027-02-13" })).toContain(warning);
    expect(on({ asked: "2027-02-13", first: "2027-02-13" })).not.toContain("uiterlijk");
    expect(on({ first: "2027-02-14" }, "direct")).not.toContain("uiterlijk");
    expect(shown("held", "en", 0, { first: "2027-02-14" })).toContain(
      "the work has to begin by Saturday, 13 February 2027",
    );
  });

  it("costs nothing here where the two settle it themselves", () => {
    expect(shown("direct")).toContain("Accepteer voor € 60");
    expect(shown("direct")).toContain("met een betaalverzoek of contant");
    expect(shown("direct")).not.toContain("Servicekosten");
    expect(shown("direct")).not.toContain("vast");
  });
});
