interface PasskeyForm extends HTMLFormElement {
  dataset: { passkey: string; error: string; known?: string; proof?: string };
}

const isSupported = () =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

class Refusal extends Error {
  constructor(
    detail: string | undefined,
    readonly code: string | undefined,
  ) {
    super(detail);
  }
}

type ToGet = PublicKeyCredentialRequestOptionsJSON;

export async function optionsAt<Options = PublicKeyCredentialCreationOptionsJSON | ToGet>(
  address: string,
): Promise<Options> {
  const headers = { "Content-Type": "application/json", "Accept-Language": document.documentElement.lang };
  const response = await fetch(address, { method: "POST", headers, body: "{}" });
  const body = await response.json<Options & { detail?: string; code?: string }>();
  if (!response.ok) throw new Refusal(body.detail, body.code);
  return body;
}

async function credentialFor(address: string): Promise<Credential | null> {
  offer.abort();
  const options = await optionsAt(address);
  return "user" in options
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : get(options);
}

const get = (options: ToGet, more?: CredentialRequestOptions) =>
  navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), ...more });

/** Aborts what the user did not ask for, such as autofill suggestions: the authenticator answers one request at a time. */
export const offer = new AbortController();

async function offerInField(form: PasskeyForm, field: HTMLInputElement): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
  const options = await optionsAt<ToGet>(form.dataset.passkey);
  send(form, field, await get(options, { mediation: "conditional", signal: offer.signal }));
}

function send(
  form: PasskeyForm,
  field: HTMLInputElement,
  credential: Credential | null,
  by?: HTMLElement | null,
): void {
  field.value = JSON.stringify(credential);
  form.requestSubmit(by);
  // The page may come back from the cache with a used credential.
  field.value = "";
}

function errorOf(error: unknown, { dataset }: PasskeyForm): string | null {
  const { name, message } = error as Error;
  if (name === "NotAllowedError" || name === "AbortError") return null;
  if (name === "InvalidStateError") return dataset.known ?? dataset.error;
  return error instanceof Refusal && message ? message : dataset.error;
}

async function submitPasskey(form: PasskeyForm, field: HTMLInputElement, submitter: HTMLElement | null): Promise<void> {
  const said = form.querySelector<HTMLElement>("[data-said]");
  const say = (text: string | null) => said && Object.assign(said, { hidden: text === null, textContent: text });
  say(null);
  try {
    send(form, field, await credentialFor(form.dataset.passkey), submitter);
  } catch (error) {
    const { proof } = form.dataset;
    if (proof && error instanceof Refusal && error.code === "proof_required") location.assign(proof);
    else say(errorOf(error, form));
  }
}

export function passkeys(): void {
  for (const form of document.querySelectorAll<PasskeyForm>("form[data-passkey]")) {
    const supported = isSupported();
    form.hidden = !supported;
    for (const button of form.querySelectorAll("button")) button.disabled = form.hidden;
    const field = form.elements.namedItem("credential") as HTMLInputElement;
    // Ignore failures: the user did not ask for suggestions. A form without `known` creates a passkey.
    if (supported && !form.dataset.known) offerInField(form, field).catch(() => undefined);
    let asking = false;
    form.addEventListener("submit", (event) => {
      if (field.value) return;
      event.preventDefault();
      if (asking) return;
      asking = true;
      void submitPasskey(form, field, event.submitter).finally(() => {
        asking = false;
      });
    });
  }
}
