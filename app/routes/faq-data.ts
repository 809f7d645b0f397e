import type { MetaDescriptor } from "react-router";
import { plainText, type Question } from "~/domain/site/site-text";

export function faqPage(questions: readonly Question[]): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
      })),
    },
  };
}
