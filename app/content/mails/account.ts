import { ACTIVATION_DAYS } from "~/domain/accounts/account";
import type { Mails } from "../mail-text";

export default {
  welcome: {
    nl: {
      subject: "Welkom bij {brand}",
      lines: [
        "Leuk dat je er bent! Vanaf nu vind je hulp om de hoek, of help je zelf een buur.",
        "Plaats een klus, of kijk wat er bij jou in de buurt te doen is.",
      ],
      button: "Bekijk klussen",
      also: { label: "Plaats je klus", path: "/post-job" },
    },
    en: {
      subject: "Welcome to {brand}",
      lines: [
        "Good to have you with us! You can now find help around the corner, or help a neighbour yourself.",
        "Post a job, or see what needs doing near you.",
      ],
      button: "Browse jobs",
      also: { label: "Post your job", path: "/post-job" },
    },
  },
  activation: {
    nl: {
      subject: "Bevestig je e-mailadres",
      lines: [
        "Nog één stap: bevestig dat dit jouw e-mailadres is.",
        `De link werkt ${ACTIVATION_DAYS} dagen.`,
        "Heb je geen account gemaakt? Klik dan niet op de knop: iemand anders gaf jouw e-mailadres op. Met ‘Wachtwoord vergeten?’ op onze inlogpagina sluit je die ander buiten.",
      ],
      button: "Bevestig mijn adres",
    },
    en: {
      subject: "Confirm your email address",
      lines: [
        "One more step: confirm that this email address is yours.",
        `The link works for ${ACTIVATION_DAYS} days.`,
        "Didn’t create an account? Then don’t press the button: someone else gave your email address. With ‘Forgot your password?’ on our login page you shut them out.",
      ],
      button: "Confirm my address",
    },
  },
  already_registered: {
    nl: {
      subject: "Je hebt al een account",
      lines: [
        "Iemand wilde dit e-mailadres voor een account gebruiken, maar het hoort al bij jouw account.",
        "Was jij dit? Log dan in. Wachtwoord vergeten? Vraag dan een nieuw wachtwoord aan op de inlogpagina.",
      ],
      button: "Inloggen",
    },
    en: {
      subject: "You already have an account",
      lines: [
        "Someone tried to use this email address for an account, but it already belongs to yours.",
        "If it was you, log in. Forgot your password? Request a new one on the login page.",
      ],
      button: "Log in",
    },
  },
  email_change: {
    nl: {
      subject: "Bevestig je nieuwe e-mailadres",
      lines: [
        "Je hebt gevraagd om dit adres voor je account te gebruiken. Bevestig dat het van jou is.",
        `De link werkt ${ACTIVATION_DAYS} dagen.`,
        "Heb je hier niet om gevraagd? Dan hoef je niets te doen.",
      ],
      button: "Bevestig mijn adres",
    },
    en: {
      subject: "Confirm your new email address",
      lines: [
        "You asked to use this address for your account. Confirm that it’s yours.",
        `The link works for ${ACTIVATION_DAYS} days.`,
        "Didn’t ask for this? Then you don’t have to do anything.",
      ],
      button: "Confirm my address",
    },
  },
  account_restored: {
    nl: {
      subject: "Je account bij {brand} is weer open",
      lines: [
        "Je account is niet meer geschorst. Je kunt weer inloggen.",
        "Je open klussen staan weer in de lijst, en je kunt weer bieden en chatten.",
        "{deals}",
      ],
      button: "Inloggen",
    },
    en: {
      subject: "Your {brand} account is open again",
      lines: [
        "Your account is no longer suspended. You can log in again.",
        "Your open jobs are listed again, and you can make offers and chat.",
        "{deals}",
      ],
      button: "Log in",
    },
  },
  account_deleted: {
    nl: {
      subject: "Je account bij {brand} is verwijderd",
      lines: [
        "Je account is verwijderd. Je profiel, klussen en chats staan niet meer op je naam. Dit kan niet worden teruggedraaid.",
        "Gegevens die we volgens de wet moeten bewaren, zoals over betalingen, bewaren we zolang dat moet. In de privacyverklaring lees je welke.",
        "Deed je dit niet zelf? Mail naar {support} of antwoord op deze mail.",
      ],
      more: [
        {
          of: "refund",
          line: "Je terugbetaling van {refund} gaat door. Dat geld komt op de rekening of kaart waarmee je betaalde. Dat kan een paar werkdagen duren.",
        },
      ],
      also: { label: "Lees de privacyverklaring", path: "/privacy" },
    },
    en: {
      subject: "Your {brand} account has been deleted",
      lines: [
        "Your account has been deleted. Your profile, jobs and chats no longer carry your name. This cannot be undone.",
        "Data that the law requires us to keep, such as about payments, is kept for as long as required. The privacy policy says which.",
        "Wasn’t it you? Email {support} or reply to this email.",
      ],
      more: [
        {
          of: "refund",
          line: "Your refund of {refund} goes ahead. It goes to the account or card you paid with, which can take a few working days.",
        },
      ],
      also: { label: "Read the privacy policy", path: "/privacy" },
    },
  },
} satisfies Mails;
