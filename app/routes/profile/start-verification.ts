import { type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import { rememberCheckFrom } from "../account/check-from";
import { flashRefusal } from "../refusal";

export const isVerification = (intent: FormDataEntryValue | null): intent is "verify" | "account" =>
  intent === "verify" || intent === "account";

export async function startVerification(
  context: Readonly<RouterContextProvider>,
  page: string,
  intent: "verify" | "account",
) {
  try {
    const { redirect_url } = await getApi(context).payment.verify({ body: { account: intent === "account" } });
    await rememberCheckFrom(context, page);
    return redirect(redirect_url, 303);
  } catch (error) {
    flashRefusal(context, error);
    return redirect(page, 303);
  }
}
