import { Refusal } from "../../http/refusal";

/** The message is our own text: a provider's error may repeat its input. */
export class ProviderDown extends Refusal {
  override name = "ProviderDown";

  constructor(readonly said: string) {
    super("unavailable");
    this.message = said;
  }
}
