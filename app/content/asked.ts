import type { Asked, Line, Question } from "~/domain/site/site-text";

export const asked = (question: string, ...answer: Line[]): Asked => ({ question, answer });

export const listed = (questions: Readonly<Record<string, Asked>>): Question[] =>
  Object.entries(questions).map(([id, question]) => ({ id, ...question }));
