import { type RouterContextProvider, redirect } from "react-router";
import { getApi } from "~/context";
import { rememberCheckFrom } from "../account/check-from";
import { flashRefusal } from "../refusal";

export async function startVerification(context: Readonly<RouterContextProvider>, page: string) {
  try {
    const { redirect_url } = await getApi(context).payment.verify();
    await rememberCheckFrom(context, page);
    return redirect(redirect_url, 303);
  } catch (error) {
    flashRefusal(context, error);
    return redirect(page, 303);
  }
}
