import type { Asked, Line, Question } from "~/domain/site-text";

/** A question with the paragraphs of its answer. */
export const asked = (question: string, ...answer: Line[]): Asked => ({ question, answer });

/** Named by their keys, so that each has an address. */
export const listed = (questions: Readonly<Record<string, Asked>>): Question[] =>
  Object.entries(questions).map(([id, question]) => ({ id, ...question }));
