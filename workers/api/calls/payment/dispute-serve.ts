import { contract } from "~/api/contract";
import { type ApiApp, serveAbout } from "../../http/serve";
import { accept } from "./accept-proposal";
import { close } from "./close-dispute";
import { open } from "./dispute";
import { disputedPayment } from "./disputed";
import { propose } from "./propose";

/** Disputes about held payments (api.md 4.8). */
export function serveDisputes(app: ApiApp): void {
  const { dispute, closeDispute, propose: proposal, acceptProposal } = contract.payment;
  serveAbout(app, dispute, disputedPayment, open);
  serveAbout(app, closeDispute, disputedPayment, close);
  serveAbout(app, proposal, disputedPayment, propose);
  serveAbout(app, acceptProposal, disputedPayment, accept);
}
