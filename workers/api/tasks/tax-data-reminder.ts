import { PAYOUT_MINIMUM } from "~/domain/wallet";
import type { Database } from "../db/database";
import { notify } from "../db/notify";
import { HAS_TAX_DATA } from "../db/tax-data";
import { run } from "../db/transaction";

const WAITING = `FROM account a JOIN user u ON u.id = CAST(substr(a.name, 9) AS INTEGER)
  WHERE a.name >= 'balance:' AND a.name < 'balance;' AND a.balance >= ?1
    AND u.verification = 'verified' AND u.iban IS NOT NULL AND u.status <> 'deleted' AND (?2 IS NULL OR u.id = ?2)
    AND NOT ${HAS_TAX_DATA}
    AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.key = 'mail:tax_data:' || ?3 || ':' || u.id)`;

export async function remindOfTaxData(db: Database, now: number, { name, user }: { name: string; user?: number }) {
  await run(
    db,
    ...notify(db, now, {
      type: "tax_data",
      mail: true,
      key: "'tax_data:' || ?3 || ':' || u.id",
      to: "u.id",
      data: "json_object()",
      rows: { from: WAITING, values: [PAYOUT_MINIMUM, user ?? null, name] },
    }),
  );
}
