type Kind = { longest: number } | { least: number; most: number };

export type Addition = Kind & {
  step: "location" | "details";
  readers: "everyone" | "parties";
};

/** Schemas, forms, drafts, columns, answers, erasure, export, pages and test data follow from this record (CONTRIBUTING.md#add-a-field-of-a-job). */
export const JOB_ADDITIONS = {
  special_requirements: { longest: 500, step: "details", readers: "everyone" },
  location_details: { longest: 200, step: "location", readers: "parties" },
} as const satisfies Record<string, Addition>;

export type JobAdditionName = keyof typeof JOB_ADDITIONS;
export type ValueOf<A> = (A extends { longest: number } ? string : number) | null;
export type JobAdditions = { [N in JobAdditionName]: ValueOf<(typeof JOB_ADDITIONS)[N]> };
export const JOB_ADDITION_NAMES = Object.keys(JOB_ADDITIONS) as JobAdditionName[];

export function eachAddition<V>(valueOf: (name: JobAdditionName) => V): Record<JobAdditionName, V> {
  const values = {} as Record<JobAdditionName, V>;
  for (const name of JOB_ADDITION_NAMES) values[name] = valueOf(name);
  return values;
}

export const NO_ADDITIONS = eachAddition(() => null) as JobAdditions;

export function additionsOf(job: JobAdditions, isParty = true): JobAdditions {
  return eachAddition((name) => (isParty || !isForParties(name) ? job[name] : null)) as JobAdditions;
}

export const typedAdditions = (job: JobAdditions) => eachAddition((name) => String(job[name] ?? ""));

export type AdditionStep = Addition["step"];
export type AdditionOf<S extends AdditionStep> = {
  [N in JobAdditionName]: (typeof JOB_ADDITIONS)[N]["step"] extends S ? N : never;
}[JobAdditionName];

export const additionsIn = <S extends AdditionStep>(step: S) =>
  JOB_ADDITION_NAMES.filter((name) => JOB_ADDITIONS[name].step === step) as AdditionOf<S>[];

export const isForParties = (name: JobAdditionName): boolean => JOB_ADDITIONS[name].readers === "parties";
