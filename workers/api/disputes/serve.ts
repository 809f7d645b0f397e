import { contract } from "~/api/contract";
import { again } from "../db/again";
import { type ApiApp, serve } from "../kernel/serve";
import { accept } from "./accept";
import { close } from "./close";
import { open } from "./open";
import { propose } from "./propose";

/** Disputes about held payments (api.md 4.8). */
export function serveDisputes(app: ApiApp): void {
  const { dispute, closeDispute, propose: proposal, acceptProposal } = contract.payment;
  serve(app, dispute, (q) => again(() => open(q)));
  serve(app, closeDispute, (q) => again(() => close(q)));
  serve(app, proposal, (q) => again(() => propose(q)));
  serve(app, acceptProposal, (q) => again(() => accept(q)));
}
