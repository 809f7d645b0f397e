type Measured<N extends string> = Record<N, number>;

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function shuffled<T>(given: readonly T[]): T[] {
  const dealt = [...given];
  for (let last = dealt.length - 1; last > 0; last--) {
    const at = Math.floor(Math.random() * (last + 1));
    [dealt[last], dealt[at]] = [dealt[at] as T, dealt[last] as T];
  }
  return dealt;
}

/** Measures each once per round, in random order, so that other load affects all. The first round warms up. */
export async function inRounds<N extends string>(
  measures: Record<N, () => Promise<number>>,
  rounds: number,
): Promise<Measured<N>[]> {
  const found: Measured<N>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const measured: Partial<Measured<N>> = {};
    for (const name of shuffled(Object.keys(measures) as N[])) measured[name] = await measures[name]();
    if (round > 0) found.push(measured as Measured<N>);
  }
  return found;
}

export function spreadOf<N extends string>(rounds: Measured<N>[], name: N): string {
  const values = rounds.map((round) => round[name]);
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(Math.round);
  return `${middle} (${least}-${most})`;
}

export interface Pair<N extends string> {
  own: N;
  other: N;
  beside: string;
  goal?: number;
}

export function lineOf<N extends string>(rounds: Measured<N>[], { own, other, beside, goal }: Pair<N>): string {
  const medianOf = (name: N) =>
    median(rounds.map((round) => round[name]))
      .toFixed(2)
      .padStart(6);
  const ratios = rounds.map((round) => round[own] / round[other]);
  const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
  const most = goal === undefined ? "" : `; at most ${goal.toFixed(2)}`;
  return `${own.padEnd(26)} ${medianOf(own)}   ${beside.padEnd(24)} ${medianOf(other)}   ratio ${median(ratios).toFixed(2)} (${spread}${most})`;
}
