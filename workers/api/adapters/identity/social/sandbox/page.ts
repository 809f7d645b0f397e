import type { SocialApp } from "~/domain/social";
import type { Language } from "~/domain/value";
import { escaped, sandboxDocument } from "../../../sandbox-document";
import { identityWords, PROVIDER } from "./words";

interface SignIn {
  app: SocialApp;
  language: Language;
  /** What the form sends along, unseen. */
  kept: Record<string, string>;
  redirectUri: string;
  state: string;
  /** What was typed and is no address. */
  typed: string | null;
}

/** Where someone goes who does not want to. */
function refusedAddress({ redirectUri, state }: SignIn): string {
  const address = new URL(redirectUri);
  address.searchParams.set("error", "access_denied");
  address.searchParams.set("state", state);
  return address.href;
}

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

/** The sandbox identity provider's sign-in form. It asks for an address and never for a password. */
export function signInPage(page: SignIn): Response {
  const { app, language, kept, typed } = page;
  const words = identityWords[language];
  const title = words.title(PROVIDER[app]);
  const wrong = typed !== null;
  const main = `<h1>${escaped(title)}</h1>
<p class="soft">${escaped(words.to)}</p>
<form method="get">
${Object.entries(kept).map(hidden).join("\n")}
<div>
<label for="email">${escaped(words.email)}</label>
<input id="email" type="email" name="login_hint" value="${escaped(typed ?? "")}" required maxlength="254"
  autocomplete="email" aria-describedby="hint${wrong ? " fault" : ""}"${wrong ? ' aria-invalid="true"' : ""}>
<p class="soft" id="hint">${escaped(words.hint)}</p>
${wrong ? `<p class="fault" id="fault" role="alert">${escaped(words.fault)}</p>` : ""}
</div>
<label class="check"><input type="checkbox" name="unverified" value="true">${escaped(words.unverified)}</label>
<button type="submit" class="main">${escaped(words.go)}</button>
</form>
<a href="${escaped(refusedAddress(page))}">${escaped(words.back)}</a>
<footer>${escaped(words.test)}</footer>`;
  const goesTo = new URL(page.redirectUri).origin;
  return sandboxDocument({ language, title, main, goesTo, status: wrong ? 400 : 200 });
}
