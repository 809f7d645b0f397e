export class ContractPath {
  readonly path: string[];
  constructor(path: string[]) {
    this.path = path;
  }
}

export class Outcome {
  readonly call: string;
  readonly kind: "answers" | "refuses" | "refusesFields" | "waits" | "isOffline";
  readonly code: string | null;
  constructor(call: string, kind: Outcome["kind"], code: string | null) {
    this.call = call;
    this.kind = kind;
    this.code = code;
  }
}

export class Unread {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Fn = (...given: Value[]) => Value;
export type Value =
  | undefined
  | null
  | string
  | number
  | boolean
  | Value[]
  | Fn
  | ContractPath
  | Outcome
  | Unread
  | { [name: string]: Value };

export const isRecord = (value: Value): value is { [name: string]: Value } =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ContractPath || value instanceof Outcome || value instanceof Unread);

export function outcomesIn(value: Value): Outcome[] {
  if (value instanceof Outcome) return [value];
  return Array.isArray(value) ? value.flatMap(outcomesIn) : [];
}
