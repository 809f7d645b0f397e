import { contract } from "~/api/contract";
import { commit, Lost, mustHaveChanged } from "../../db/batch";
import { listPasskeys, removePasskey } from "../../db/passkey";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { servePasskeyLogIn } from "./log-in";
import { servePasskeyOptions } from "./options";
import { serveRegistration } from "./registration";

/** Passkeys (api.md 4.2). */
export function servePasskeys(app: ApiApp): void {
  servePasskeyOptions(app);
  serveRegistration(app);
  servePasskeyLogIn(app);

  serve(app, contract.passkey.list, async (q) => {
    const { page } = await q.fields();
    return listPasskeys(q.db, q.viewer.id, page);
  });

  serve(app, contract.passkey.remove, async (q) => {
    const { db, viewer } = q;
    try {
      await commit(db, [removePasskey(db, viewer.id, q.id()), mustHaveChanged(db)]);
    } catch (error) {
      if (error instanceof Lost) refuse("not_found");
      throw error;
    }
    return undefined;
  });
}
