import { z } from "zod";

export const VERIFICATION_STATUSES = ["none", "started", "pending", "verified", "rejected"] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
export type VerificationEvent = "start" | "submit" | "verify" | "reject" | "rename";

export const verification = z.object({
  status: z.enum(VERIFICATION_STATUSES),
  verified: z.boolean(),
  pending_document: z.boolean(),
  reason: z.string().nullable(),
});
export type Verification = z.output<typeof verification>;

interface Transition {
  from: readonly VerificationStatus[];
  event: VerificationEvent;
  to: VerificationStatus;
}

export const VERIFICATION_LIFE: readonly Transition[] = [
  { from: ["none", "started", "rejected"], event: "start", to: "started" },
  { from: ["pending"], event: "start", to: "pending" },
  { from: ["none", "started", "rejected"], event: "submit", to: "pending" },
  { from: ["started", "pending"], event: "verify", to: "verified" },
  { from: ["started", "pending"], event: "reject", to: "rejected" },
  { from: ["verified"], event: "rename", to: "none" },
];

export function afterVerificationEvent(from: VerificationStatus, event: VerificationEvent): VerificationStatus | null {
  return VERIFICATION_LIFE.find((step) => step.event === event && step.from.includes(from))?.to ?? null;
}

const letters = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();

export const isOtherName = (before: string, after: string): boolean => letters(before) !== letters(after);

export const canStartCheck = (status: VerificationStatus): boolean =>
  afterVerificationEvent(status, "start") === "started";

export const isBeingChecked = (status: VerificationStatus): boolean => status === "pending";

export const isRejected = (status: VerificationStatus): boolean => status === "rejected";
