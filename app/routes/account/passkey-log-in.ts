import { data, type RouterContextProvider } from "react-router";
import { ApiError } from "~/api/error";
import { pageSentence } from "~/api/page-sentences";
import { getApi, getSession } from "~/context";
import { authenticationCredential, writtenCredential } from "~/domain/accounts/passkey";
import { getT } from "~/middleware/locale";

export async function logInWithPasskey(formData: FormData, context: Readonly<RouterContextProvider>) {
  const refused = getT(context, "security")("passkey.loginRefused");
  const credential = writtenCredential(authenticationCredential, formData.get("credential"));
  if (!credential) return data({ refusal: refused, result: undefined }, { status: 422 });
  try {
    await getSession(context).signIn(await getApi(context).passkey.logIn({ body: { credential } }));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The API's `bad_credentials` message is about passwords.
    const refusal =
      error.code === "bad_credentials" ? refused : pageSentence(error.code, error.message, error.retryAfter);
    return data({ refusal, result: undefined }, { status: error.pageStatus });
  }
}
