import { Refusal } from "../../http/refusal";

/**
 * The provider did not do what it was asked: 503 for whoever waits for it, another try for an order. `said` is ours,
 * since what a provider says may repeat what it was sent.
 */
export class ProviderDown extends Refusal {
  override name = "ProviderDown";

  constructor(readonly said: string) {
    super("unavailable");
    this.message = said;
  }
}
