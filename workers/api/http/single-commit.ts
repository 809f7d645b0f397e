import { selectEvents } from "../db/live";
import { AdmissionError, ConflictError, isConstraint, Transaction } from "../db/transaction";
import type { CallRequest } from "./call-request";
import { contextOf, followUp, type KnownCredential, type RoutedCall } from "./incoming";
import { recordSeen, seenStatements } from "./last-seen";
import { assertWithinCallRate, hitStatementInSession } from "./limit";
import { FieldRefusal, Refusal } from "./refusal";
import { meaningFor, type PendingResponse, resultResponse } from "./response";

const isMultipart = (request: CallRequest) => (request.headers.get("Content-Type") ?? "").startsWith("multipart/");

/** After any other error the change may have happened: do not repeat it. */
const isUndone = (error: unknown) =>
  error instanceof Refusal ||
  error instanceof FieldRefusal ||
  error instanceof ConflictError ||
  error instanceof AdmissionError ||
  isConstraint(error);

/** Returns null, without side effects, if the slow path is needed. */
export async function handleInSingleCommit(
  incoming: RoutedCall,
  credential: KnownCredential,
): Promise<PendingResponse | null> {
  const { endpoint, request, env, execution, place } = incoming;
  const { call, singleCommit } = endpoint;
  // Files are not read before the caller is admitted.
  if (!singleCommit || call.who !== "user" || !call.limit || isMultipart(request)) return null;
  const { db } = place;
  const { lastSeen } = credential;
  const viewer = { id: credential.user };
  const seen = lastSeen ? [] : seenStatements(db, viewer.id, request);
  const first = [...seen, hitStatementInSession(db, call.limit, { ...credential, state: lastSeen?.state ?? null })];
  const tx = new Transaction(db, { first, last: selectEvents(db) });
  let result: unknown;
  try {
    await assertWithinCallRate(env, request, viewer);
    const context = contextOf(incoming, { viewer, body: await incoming.body(), tx });
    result = await singleCommit(context, lastSeen?.viewer ?? null);
  } catch (error) {
    if (tx.isCommitted || !isUndone(error)) throw meaningFor(tx, error);
    // The slow path reports errors in the right order.
    return null;
  }
  if (result === null) return null;
  if (!tx.isCommitted) throw new Error(`${call.path} committed nothing`);
  if (lastSeen) recordSeen(env, execution, lastSeen, request);
  const response = resultResponse(call, result);
  followUp(incoming, response, tx);
  return response;
}
