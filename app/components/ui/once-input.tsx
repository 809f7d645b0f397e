import { use } from "react";
import { DrawnId, onceValue } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";

/** Put it in a form that changes something, so that a double press makes one change and leads to one page. */
export function OnceInput({ form }: { form: string }) {
  const drawn = use(DrawnId);
  return drawn && <input type="hidden" name={ONCE} value={onceValue(drawn, form)} />;
}
