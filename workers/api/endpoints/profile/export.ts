import { contract } from "~/api/contract";
import { look } from "~/brand-look";
import { findSelf } from "../../db/profile";
import { endpoint } from "../../http/endpoint";
import { walletOf } from "../wallet/own";
import { ownTaxData } from "../wallet/tax-data";
import { listsOf } from "./export-lists";

async function* array(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let first = true;
  yield "[";
  for await (const item of items) {
    yield (first ? "" : ",") + JSON.stringify(item);
    first = false;
  }
  yield "]";
}

function bodyOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // Too late for another status: the client sees a truncated file.
        console.error(JSON.stringify({ level: "error", error: String(error) }));
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

export const exportData = endpoint(contract.profile.export, {
  handle: async (c) => {
    const { db, env, viewer, now, language } = c;
    // Refusals come before the stream begins.
    const profile = await findSelf(db, viewer.id, language);
    const wallet = await walletOf(env, db, viewer.id, now);
    const taxData = await ownTaxData(env, db, viewer.id);
    const { history, ...lists } = listsOf(c);
    async function* parts() {
      yield `{"profile":${JSON.stringify(profile)},"tax_data":${JSON.stringify(taxData.saved_at ? [taxData] : [])}`;
      for (const [name, items] of Object.entries(lists)) {
        yield `,"${name}":`;
        yield* array(items);
      }
      yield `,"wallet":${JSON.stringify(wallet).slice(0, -1)},"history":`;
      yield* array(history);
      yield "}}";
    }
    return new Response(bodyOf(parts()), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${look.name.toLowerCase()}-${viewer.id}.json"`,
      },
    });
  },
});
