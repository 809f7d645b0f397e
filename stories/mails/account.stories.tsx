import preview from "../../.storybook/preview";
import { isWritten, MailStory } from "./mail";

const meta = preview.meta({ component: MailStory, args: { template: "welcome" as const } });

export const Welcome = meta.story({ args: { template: "welcome" }, play: isWritten("welcome") });
export const Activation = meta.story({ args: { template: "activation" }, play: isWritten("activation") });
export const AlreadyRegistered = meta.story({
  args: { template: "already_registered" },
  play: isWritten("already_registered"),
});
export const PasswordReset = meta.story({ args: { template: "password_reset" }, play: isWritten("password_reset") });
export const PasswordChanged = meta.story({
  args: { template: "password_changed" },
  play: isWritten("password_changed"),
});
export const EmailChange = meta.story({ args: { template: "email_change" }, play: isWritten("email_change") });
export const EmailChanged = meta.story({ args: { template: "email_changed" }, play: isWritten("email_changed") });
export const LoginAlert = meta.story({ args: { template: "login_alert" }, play: isWritten("login_alert") });
export const IbanAdded = meta.story({ args: { template: "iban_added" }, play: isWritten("iban_added") });
export const IbanChanged = meta.story({ args: { template: "iban_changed" }, play: isWritten("iban_changed") });
export const Emptied = meta.story({ args: { template: "account_emptied" }, play: isWritten("account_emptied") });
export const WayInAdded = meta.story({ args: { template: "way_in_added" }, play: isWritten("way_in_added") });
export const Restored = meta.story({ args: { template: "account_restored" }, play: isWritten("account_restored") });
export const Deleted = meta.story({ args: { template: "account_deleted" }, play: isWritten("account_deleted") });
export const Suspended = meta.story({ args: { template: "account_suspended" }, play: isWritten("account_suspended") });
