import type { Line, Question, QuestionText } from "~/domain/site/site-text";

export const asked = (question: string, ...answer: Line[]): QuestionText => ({ question, answer });

export const listed = (questions: Readonly<Record<string, QuestionText>>): Question[] =>
  Object.entries(questions).map(([id, question]) => ({ id, ...question }));
