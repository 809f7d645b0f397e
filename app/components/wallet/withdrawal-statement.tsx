import type { Payment } from "~/domain/money/payment";

/** The reasons of our team, for the payer. */
export function WithdrawalStatement({ payment: { withdrawn } }: { payment: Pick<Payment, "withdrawn"> }) {
  const statement = withdrawn?.answer?.statement;
  if (!statement) return null;
  return (
    <blockquote className="mt-2 border-s-2 border-current ps-3 whitespace-pre-line wrap-anywhere">
      {statement}
    </blockquote>
  );
}
