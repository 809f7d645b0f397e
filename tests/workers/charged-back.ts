import { afterAll, vi } from "vitest";
import { balanceOf, type Deal, db, webhook } from "./money";

type Word = "opened" | "won" | "lost";
interface Of {
  id?: string;
  amount?: number;
  currency?: string;
  reference?: string;
}

export const bank = async (
  session: string,
  word: Word,
  { id, amount = 10_500, currency = "eur", reference }: Of = {},
) =>
  (
    await webhook({
      id,
      type: `chargeback.${word}`,
      data: { session, reference: reference ?? `cb_${session}`, amount, currency },
    })
  ).status;

export type Paid = Deal & { payment: { id: number; session: string } };
export const solve = ({ owner, job }: Paid) => owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
export const casesOf = async (payment: number) =>
  (
    await db
      .prepare("SELECT kind, cents, handled_at IS NOT NULL AS handled FROM money_case WHERE payment_id = ? ORDER BY id")
      .bind(payment)
      .all<{ kind: string; cents: number; handled: number }>()
  ).results.map(({ kind, cents, handled }) => [kind, cents, handled === 1]);
export const booksOf = async ({ payment, helper }: Paid) => ({
  held: await balanceOf(`held:${payment.id}`),
  taken: await balanceOf(`taken:${payment.id}`),
  balance: await balanceOf(`balance:${helper.id}`),
});

export function silenceErrors(): void {
  const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
  afterAll(() => written.mockRestore());
}
