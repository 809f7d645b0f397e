import type { RouterContextProvider } from "react-router";
import { ApiError, optional } from "~/api/error";
import type { Failure } from "~/components/people/social-failure";
import { getApi, getSession, getVisit } from "~/context";
import type { SocialAttempt } from "~/domain/accounts/social";
import { getViewer } from "~/middleware/viewer";
import { noteEmptied } from "./emptied";
import { returnAddress } from "./social-attempt";

type Context = Readonly<RouterContextProvider>;

/** Providers' codes for cancelling; the last is Apple's. */
const CANCELLED = ["access_denied", "user_denied", "user_cancelled_authorize"];

const BY_CODE: Partial<Record<string, Failure>> = { social_taken: "taken", already_done: "second" };
const BY_STATUS: Partial<Record<number, Failure>> = {
  400: "refused",
  401: "refused",
  403: "suspended",
  429: "tooOften",
};

const failureOf = ({ code, status }: ApiError): Failure => BY_CODE[code ?? ""] ?? BY_STATUS[status] ?? "unavailable";

function refusalIn(query: URLSearchParams, { state }: SocialAttempt): Failure | null {
  if (query.get("state") !== state) return "expired";
  const error = query.get("error");
  if (!error) return null;
  return CANCELLED.includes(error) ? "cancelled" : "unavailable";
}

async function brought(
  context: Context,
  request: Request,
  attempt: SocialAttempt,
  bring: (proof: ReturnType<typeof proofOf>) => Promise<void>,
): Promise<Failure | null> {
  const query = new URL(request.url).searchParams;
  const refused = refusalIn(query, attempt);
  if (refused) return refused;
  try {
    await bring(proofOf(context, request, attempt, query));
    return null;
  } catch (refusal) {
    if (refusal instanceof ApiError) return failureOf(refusal);
    throw refusal;
  }
}

const proofOf = (
  context: Context,
  request: Request,
  { app, verifier, nonce }: SocialAttempt,
  query: URLSearchParams,
) => ({
  code: query.get("code"),
  code_verifier: verifier,
  redirect_uri: returnAddress(context, request, app),
  nonce,
  name: query.get("name"),
});

async function convertVisit(context: Context): Promise<void> {
  const visit = getVisit(context);
  if (!visit) return;
  const own = await optional(getApi(context).profile.own());
  if (own?.first_time && own.partner_id === visit.partner_id) {
    await optional(getApi(context).partner.convertVisit({ body: visit }));
  }
}

export const logInWith = (context: Context, request: Request, attempt: SocialAttempt) =>
  brought(context, request, attempt, async (proof) => {
    const body = { ...proof, partner_id: getVisit(context)?.partner_id };
    const { cleared, left, ...credential } = await getApi(context).account[`${attempt.app}LogIn`]({ body });
    await getSession(context).signIn(credential);
    noteEmptied(context, { cleared, left });
    await convertVisit(context);
  });

export async function linkWith(context: Context, request: Request, attempt: SocialAttempt): Promise<Failure | null> {
  if ((await getViewer(context))?.id !== attempt.link) return "expired";
  return brought(context, request, attempt, async (body) => {
    await getApi(context).social.link({ params: { social_app: attempt.app }, body });
  });
}
