import { html } from "hono/html";
import { identityWords } from "~/content/sandbox/social";
import { SOCIAL_NAMES, type SocialApp } from "~/domain/accounts/social";
import type { Language } from "~/domain/values/language";
import { sandboxDocument } from "../../../sandbox-document";

interface SignIn {
  app: SocialApp;
  language: Language;
  kept: Record<string, string>;
  redirectUri: string;
  state: string;
  typed: string | null;
}

function refusedAddress({ redirectUri, state }: SignIn): string {
  const address = new URL(redirectUri);
  address.searchParams.set("error", "access_denied");
  address.searchParams.set("state", state);
  return address.href;
}

const hidden = ([name, value]: [string, string]) => html`<input type="hidden" name="${name}" value="${value}">\n`;

interface Return {
  app: SocialApp;
  language: Language;
  redirectUri: string;
  sent: Record<string, string>;
}

export function returnPage({ app, language, redirectUri, sent }: Return): Response {
  const words = identityWords[language];
  const title = words.title(SOCIAL_NAMES[app]);
  const main = html`<h1>${title}</h1>
<p class="soft">${words.to}</p>
<form method="post" action="${redirectUri}">
${Object.entries(sent).map(hidden)}
<button type="submit" class="main">${words.go}</button>
</form>
<footer>${words.test}</footer>`;
  return sandboxDocument({ language, title, main, goesTo: new URL(redirectUri).origin });
}

export function signInPage(page: SignIn): Response {
  const { app, language, kept, typed } = page;
  const words = identityWords[language];
  const title = words.title(SOCIAL_NAMES[app]);
  const wrong = typed !== null;
  const main = html`<h1>${title}</h1>
<p class="soft">${words.to}</p>
<form method="get">
${Object.entries(kept).map(hidden)}
<div>
<label for="email">${words.email}</label>
<input id="email" type="email" name="login_hint" value="${typed ?? ""}" required maxlength="254"
  autocomplete="email" aria-describedby="hint${wrong ? " error" : ""}"${wrong && html` aria-invalid="true"`}>
<p class="soft" id="hint">${words.hint}</p>
${wrong && html`<p class="error" id="error" role="alert">${words.error}</p>`}
</div>
<label class="check"><input type="checkbox" name="unverified" value="true">${words.unverified}</label>
<button type="submit" class="main">${words.go}</button>
</form>
<a href="${refusedAddress(page)}">${words.back}</a>
<footer>${words.test}</footer>`;
  const goesTo = new URL(page.redirectUri).origin;
  return sandboxDocument({ language, title, main, goesTo, status: wrong ? 400 : 200 });
}
