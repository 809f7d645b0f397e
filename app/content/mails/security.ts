import { EMAIL_UNDO_DAYS, RESET_HOURS } from "~/domain/accounts/account";
import { IBAN_WAIT_HOURS } from "~/domain/money/wallet";
import type { Mails } from "../mail-text";

/** The account was filled in before the mailbox proved its owner (record 192). */
const EMPTIED = {
  nl: [
    {
      of: "cleared",
      line: "In je account stond al iets van voordat je liet zien dat dit e-mailadres van jou is. Misschien vulde iemand anders dat in. Daarom hebben we het verwijderd: naam, foto, profiel, IBAN, identiteitscontrole, belastinggegevens, bedrijfsgegevens, projecten, bewaarde zoekopdrachten en blokkades. Je instellingen voor berichten staan weer zoals in het begin. Vul zelf in wat je nodig hebt.",
    },
    {
      of: "left",
      line: "Klussen, biedingen en berichten staan er nog. Zie je iets wat niet van jou is? Trek het in of antwoord op deze mail.",
    },
  ],
  en: [
    {
      of: "cleared",
      line: "Your account already contained details from before you showed that this email address is yours. Someone else may have entered them, so we’ve removed them: name, photo, profile, IBAN, identity check, tax details, business details, projects, saved searches and blocks. Your notification settings are back to their defaults. Enter what you need yourself.",
    },
    {
      of: "left",
      line: "Jobs, offers and messages are still there. If you see anything that isn’t yours, withdraw it or reply to this email.",
    },
  ],
};

export default {
  password_reset: {
    nl: {
      subject: "Kies een nieuw wachtwoord",
      lines: [
        `Iemand (hopelijk jij) vroeg om een nieuw wachtwoord voor je account. De link werkt ${RESET_HOURS} uur.`,
        "Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.",
      ],
      button: "Kies een wachtwoord",
    },
    en: {
      subject: "Choose a new password",
      lines: [
        `Someone (hopefully you) asked for a new password for your account. The link works for ${RESET_HOURS} hour.`,
        "If it wasn’t you, you don’t have to do anything: your password stays the same.",
      ],
      button: "Choose a password",
    },
  },
  password_changed: {
    nl: {
      subject: "Je wachtwoord is gewijzigd",
      lines: [
        "Je hebt net een nieuw wachtwoord gekozen, of iemand anders deed dat. Op andere apparaten ben je uitgelogd.",
        "Een passkey of gekoppeld account dat niet is verwijderd, opent je account nog wel.",
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord met de knop hieronder. Daarmee verwijder je ook passkeys en gekoppelde accounts.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      more: EMPTIED.nl,
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Your password was changed",
      lines: [
        "You’ve just chosen a new password, or someone else has. You’ve been logged out of your other devices.",
        "A passkey or linked account that wasn’t removed still opens your account.",
        "If it wasn’t you, choose a new password right away with the button below. That also removes passkeys and linked accounts.",
        "Need help? Email {support} or reply to this email.",
      ],
      more: EMPTIED.en,
      button: "Choose a new password",
    },
  },
  email_changed: {
    nl: {
      subject: "Je e-mailadres is gewijzigd",
      lines: [
        "Je account gebruikt vanaf nu een ander e-mailadres. Was jij dit? Dan hoef je niets te doen.",
        `Was jij dit niet? Zet dan meteen je oude adres terug met de knop hieronder. Dat kan ${EMAIL_UNDO_DAYS} dagen.`,
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Zet mijn oude adres terug",
    },
    en: {
      subject: "Your email address was changed",
      lines: [
        "Your account now uses a different email address. If that was you, you don’t have to do anything.",
        `If it wasn’t you, put your old address back right away with the button below. You can do so for ${EMAIL_UNDO_DAYS} days.`,
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Put my old address back",
    },
  },
  login_alert: {
    nl: {
      subject: "Er is ingelogd op een nieuw apparaat",
      lines: [
        "Er is zojuist ingelogd op je account vanaf een apparaat of browser die we nog niet kenden.",
        "Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Je bent dan op alle apparaten uitgelogd.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Someone logged in on a new device",
      lines: [
        "Someone has just logged in to your account from a device or browser we hadn’t seen before.",
        "If it was you, you don’t have to do anything. If it wasn’t, choose a new password right away. That logs you out on every device.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Choose a new password",
    },
  },
  account_emptied: {
    nl: {
      subject: "Je account is leeggemaakt",
      lines: [
        "Je hebt met een link uit onze mail laten zien dat dit e-mailadres van jou is. Je was toen niet ingelogd. We zijn dus niet zeker dat jij het account hebt ingevuld.",
        "Daarom is iedereen uitgelogd. Het wachtwoord is nog hetzelfde. Weet je het niet, of kent iemand anders het? Kies dan een nieuw wachtwoord met de knop hieronder.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      more: [
        {
          of: "cleared",
          line: "Dit hebben we verwijderd: foto, profiel, IBAN, identiteitscontrole, belastinggegevens, bedrijfsgegevens, projecten, bewaarde zoekopdrachten en blokkades. Je instellingen voor berichten staan weer zoals in het begin. Vul zelf in wat je nodig hebt.",
        },
        ...EMPTIED.nl.filter(({ of }) => of === "left"),
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Your account has been cleared",
      lines: [
        "You used a link from our email to show that this email address is yours. You weren’t logged in at the time, so we can’t be sure that you filled in the account.",
        "That’s why everyone has been logged out. The password is still the same. If you don’t know it, or someone else does, choose a new password with the button below.",
        "Need help? Email {support} or reply to this email.",
      ],
      more: [
        {
          of: "cleared",
          line: "We’ve removed these: photo, profile, IBAN, identity check, tax details, business details, projects, saved searches and blocks. Your notification settings are back to their defaults. Enter what you need yourself.",
        },
        ...EMPTIED.en.filter(({ of }) => of === "left"),
      ],
      button: "Choose a new password",
    },
  },
  way_in_added: {
    nl: {
      subject: "Nieuwe inlogmethode toegevoegd: {way}",
      lines: [
        "Je kunt nu ook inloggen met: {way}.",
        "Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Kies dan meteen een nieuw wachtwoord en verwijder deze inlogmethode bij je instellingen.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      more: EMPTIED.nl,
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "New login method added: {way}",
      lines: [
        "You can now also log in with: {way}.",
        "If it was you, you don’t have to do anything. If it wasn’t, choose a new password right away and remove this login method in your settings.",
        "Need help? Email {support} or reply to this email.",
      ],
      more: EMPTIED.en,
      button: "Choose a new password",
    },
  },
  iban_added: {
    nl: {
      subject: "Je rekeningnummer is ingevuld",
      lines: [
        `In je profiel staat nu {iban}. We betalen uit op de rekening die je aan onze betaaldienst opgeeft: geef daar dezelfde op.`,
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord, log in en herstel je IBAN bij je profiel.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      more: [
        {
          of: "waits",
          line: "Je was al even ingelogd toen het werd ingevuld. Daarom betalen we de eerste {waits} uur niets uit.",
        },
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Your bank account was added",
      lines: [
        `Your profile now shows {iban}. We pay out to the account you give our payment provider: give them the same one.`,
        "If it wasn’t you, choose a new password right away, log in and correct the IBAN in your profile.",
        "Need help? Email {support} or reply to this email.",
      ],
      more: [
        {
          of: "waits",
          line: "You’d been logged in for a while when it was entered. That’s why we won’t pay anything out for the first {waits} hours.",
        },
      ],
      button: "Choose a new password",
    },
  },
  iban_changed: {
    nl: {
      subject: "Je rekeningnummer is gewijzigd",
      lines: [
        `In je profiel staat nu {iban}. We betalen uit op de rekening die je aan onze betaaldienst opgeeft: wijzig die daar ook, via je instellingen.`,
        `De eerste ${IBAN_WAIT_HOURS} uur betalen we niets uit.`,
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord, log in en herstel je IBAN bij je profiel.",
        "Hulp nodig? Mail naar {support} of antwoord op deze mail.",
      ],
      button: "Kies een nieuw wachtwoord",
    },
    en: {
      subject: "Your bank account was changed",
      lines: [
        `Your profile now shows {iban}. We pay out to the account you give our payment provider: change it there too, by way of your settings.`,
        `We won’t pay anything out for the first ${IBAN_WAIT_HOURS} hours.`,
        "If it wasn’t you, choose a new password right away, log in and correct the IBAN in your profile.",
        "Need help? Email {support} or reply to this email.",
      ],
      button: "Choose a new password",
    },
  },
} satisfies Mails;
