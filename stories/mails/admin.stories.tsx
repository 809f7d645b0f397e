import preview from "../../.storybook/preview";
import { isWritten, MailStory } from "./mail";

const meta = preview.meta({ component: MailStory, args: { template: "contact" as const } });

export const Contact = meta.story({ args: { template: "contact" }, play: isWritten("contact") });
export const Partner = meta.story({ args: { template: "partner" }, play: isWritten("partner") });
export const SupportCopy = meta.story({ args: { template: "support_copy" }, play: isWritten("support_copy") });
export const SupportReceived = meta.story({
  args: { template: "support_received" },
  play: isWritten("support_received"),
});
export const Report = meta.story({ args: { template: "report" }, play: isWritten("report") });
export const ReportDecided = meta.story({ args: { template: "report_decided" }, play: isWritten("report_decided") });
export const ReportKept = meta.story({
  args: { template: "report_decided", event: { step: "kept", thing: "user" } },
  play: isWritten("report_decided", { event: { step: "kept", thing: "user" } }),
});
export const ReportReversed = meta.story({
  args: { template: "report_reversed" },
  play: isWritten("report_reversed"),
});
export const Decision = meta.story({ args: { template: "decision" }, play: isWritten("decision") });
export const Removal = meta.story({ args: { template: "removal" }, play: isWritten("removal") });
export const Warning = meta.story({ args: { template: "warning" }, play: isWritten("warning") });
export const TeamMessage = meta.story({ args: { template: "team_message" }, play: isWritten("team_message") });
export const AppealReceived = meta.story({
  args: { template: "appeal_received" },
  play: isWritten("appeal_received"),
});
export const Appeal = meta.story({ args: { template: "appeal" }, play: isWritten("appeal") });
export const AppealWon = meta.story({ args: { template: "appeal_won" }, play: isWritten("appeal_won") });
export const AppealWonJobBack = meta.story({
  args: { template: "appeal_won", event: { job_back: 7 } },
  play: isWritten("appeal_won", { event: { job_back: 7 } }),
});
export const AppealWonBesideAnother = meta.story({
  args: { template: "appeal_won", event: { still_removed: 70 } },
  play: isWritten("appeal_won", { event: { still_removed: 70 } }),
});
export const AppealWonStillSuspended = meta.story({
  args: { template: "appeal_won", event: { still_suspended: 70 } },
  play: isWritten("appeal_won", { event: { still_suspended: 70 } }),
});
