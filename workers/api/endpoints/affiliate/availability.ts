import { Unreachable } from "../../adapters/affiliates/port";
import { refuse } from "../../http/refusal";

export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Unreachable) refuse("unavailable");
    throw error;
  }
}
