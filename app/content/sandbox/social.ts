import { brand } from "~/brand";
import type { Language } from "~/domain/values/language";

const nl = {
  title: (provider: string) => `Inloggen alsof met ${provider}`,
  to: `Om verder te gaan naar ${brand.name}`,
  email: "E-mailadres",
  hint: "Elk adres is goed. Er wordt niets verstuurd.",
  error: "Ongeldig e-mailadres",
  unverified: "Doe alsof dit adres niet is bevestigd",
  go: "Doorgaan",
  back: "Annuleren",
  test: "Testomgeving: dit is niet de echte inlogpagina. Vul nergens een wachtwoord in.",
};

const en: typeof nl = {
  title: (provider) => `Log in as if with ${provider}`,
  to: `To go on to ${brand.name}`,
  email: "Email address",
  hint: "Any address will do. Nothing is sent.",
  error: "Invalid email address",
  unverified: "Pretend that this address is not verified",
  go: "Continue",
  back: "Cancel",
  test: "Test environment: this is not the real login page. Do not enter a password anywhere.",
};

export const identityWords: Record<Language, typeof nl> = { nl, en };
