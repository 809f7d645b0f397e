import { z } from "zod";
import { publicText } from "../contact-guard/contact-guard";
import { optionalInteger, optionalText } from "../values/value";
import {
  type Addition,
  type AdditionOf,
  type AdditionStep,
  additionsIn,
  eachAddition,
  JOB_ADDITIONS,
  type JobAdditionName,
  type ValueOf,
} from "./job-additions";

type Named = typeof JOB_ADDITIONS;
type SentAs<A> = A extends { longest: number } ? ReturnType<typeof optionalText> : ReturnType<typeof optionalInteger>;
type InputSchemas = { [N in JobAdditionName]: SentAs<Named[N]> };
type Answered = { [N in JobAdditionName]: z.ZodType<ValueOf<Named[N]>> };

function sentAs(addition: Addition) {
  if (!("longest" in addition)) return optionalInteger(addition.least, addition.most);
  const words = optionalText(addition.longest);
  return addition.readers === "parties" ? words : publicText(words, "job");
}

const answeredAs = (addition: Addition) => ("longest" in addition ? z.string() : z.int()).nullable();

export const additionsSent = eachAddition((name) => sentAs(JOB_ADDITIONS[name])) as InputSchemas;

export const additionsAnswered = eachAddition((name) => answeredAs(JOB_ADDITIONS[name])) as Answered;

export function additionsSentIn<S extends AdditionStep>(step: S): Pick<InputSchemas, AdditionOf<S>> {
  const schemas = additionsIn(step).map((name) => [name, additionsSent[name]]);
  return Object.fromEntries(schemas) as Pick<InputSchemas, AdditionOf<S>>;
}
