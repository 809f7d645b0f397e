import type { Language } from "~/domain/values/language";
import type { SandboxType } from "../../adapters/payments/sandbox";
import { SIGNATURE_HEADER, signed } from "../../adapters/payments/sandbox-signature";
import { refuse } from "../../http/refusal";

export interface SandboxEvent {
  id: string;
  type: SandboxType;
  data: Record<string, string | number | Record<Language, string>>;
}

interface Sender {
  env: Env;
  origin: string;
  now: number;
  dispatch(request: Request): Promise<Response>;
}

export async function deliverToSelf({ env, origin, now, dispatch }: Sender, event: SandboxEvent): Promise<void> {
  const body = JSON.stringify({ ...event, created: Math.floor(now / 1000) });
  const request = new Request(`${origin}/api/payment/webhook/sandbox/`, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      [SIGNATURE_HEADER]: await signed(env.SANDBOX_WEBHOOK_SECRET, body, now),
    },
  });
  const response = await dispatch(request);
  if (!response.ok) refuse("unavailable");
}
