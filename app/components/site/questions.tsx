import type { Question } from "~/domain/site/site-text";
import { Icon } from "../ui/icon";
import { LineText } from "../ui/line-text";

interface QuestionsProps {
  questions: readonly Question[];
  heading?: "h2" | "h3";
}

export function Questions({ questions, heading: Heading = "h2" }: QuestionsProps) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer }) => (
        <details key={id} name="questions" className="question">
          <summary>
            <Heading className="question-heading">{question}</Heading>
            <Icon name="chevron-down" />
          </summary>
          <div id={id} className="question-answer measure">
            {answer.map((line) => (
              <p key={keyOf(line)}>
                <LineText line={line} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

const keyOf = (line: Question["answer"][number]) => JSON.stringify(line);
