import { fieldMessage } from "~/api/field-messages";
import { CODES, type Code } from "~/api/messages";
import { SAID_OF_BANK, SAID_TO_HELPER } from "~/api/page-sentences";
import type { Language } from "~/domain/values/language";

export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly code: Code,
    readonly options: {
      retryAfter?: number;
      toHelper?: boolean;
      byBank?: boolean;
      byTeam?: boolean;
      expired?: boolean;
      suspended?: { statement: string | null } | null;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(code);
  }

  get status(): number {
    return CODES[this.code].status;
  }

  sentence(language: Language): string {
    const { toHelper, byBank } = this.options;
    const said = toHelper ? SAID_TO_HELPER[this.code] : byBank ? SAID_OF_BANK[this.code] : undefined;
    return (said ?? CODES[this.code])[language];
  }
}

export type FieldErrors = Record<string, string[]>;

export class FieldRefusal extends Error {
  override name = "FieldRefusal";

  constructor(readonly fieldErrors: FieldErrors) {
    super(Object.keys(fieldErrors).join(", "));
  }

  messages(language: Language, context?: string): Record<string, string[]> {
    return Object.fromEntries(
      Object.entries(this.fieldErrors).map(([field, keys]) => [
        field,
        [...new Set(keys)].map((key) => fieldMessage(key, language, context ? [context, field] : [field])),
      ]),
    );
  }
}

export function refuse(code: Code, options?: Refusal["options"]): never {
  throw new Refusal(code, options);
}

export function refuseFields(fieldErrors: FieldErrors): never {
  throw new FieldRefusal(fieldErrors);
}
