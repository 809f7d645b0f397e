import { aLateCancellation } from "./deal-cancel";
import { thePayersBankTakesItBack } from "./deal-chargeback";
import { theySettleADispute } from "./deal-dispute";
import { theHelperDoesNotCome, thePlacerDoesNotCome } from "./deal-missed";
import { theyStopTogether } from "./deal-stop";
import { thePlacerTips } from "./deal-tip";
import { aWithdrawal } from "./deal-withdraw";
import { aFirstPayout } from "./first-payout";
import { type Open, test } from "./fixtures";
import type { Language } from "./texts";

interface Journey {
  title: string;
  run: (open: Open, language: Language) => Promise<void>;
  scripted: Language;
}

const JOURNEYS: readonly Journey[] = [
  { title: "a placer cancels on the day itself", run: aLateCancellation, scripted: "nl" },
  { title: "a helper does not come", run: theHelperDoesNotCome, scripted: "nl" },
  { title: "a placer does not come", run: thePlacerDoesNotCome, scripted: "en" },
  { title: "two neighbours settle a dispute", run: theySettleADispute, scripted: "nl" },
  { title: "two neighbours stop together by an amount", run: theyStopTogether, scripted: "nl" },
  { title: "a bank takes a released payment back", run: thePayersBankTakesItBack, scripted: "nl" },
  { title: "a placer withdraws from a contract", run: aWithdrawal, scripted: "nl" },
  { title: "a placer tips the helper of an approved job", run: thePlacerTips, scripted: "nl" },
  { title: "a helper is paid out for the first time", run: aFirstPayout, scripted: "en" },
];

const other = (language: Language): Language => (language === "nl" ? "en" : "nl");

export function inTheOtherLanguage({ script }: { script: boolean }): void {
  for (const { title, run, scripted } of JOURNEYS) {
    const language = script ? other(scripted) : scripted;
    test(`${title}, ${script ? "with" : "without"} a script, in ${language}`, async ({ open }) => {
      await run(open, language);
    });
  }
}
