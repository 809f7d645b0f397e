import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { JobTexts } from "~/components/admin/records/job-facts";
import { JobText } from "~/components/job-page/job-text";
import { EditForm } from "~/components/posting/edit-form";
import { jobDraft } from "~/domain/jobs/job";
import { budgetStep, detailsStep, emptyDraft, locationStep, titleStep } from "~/domain/jobs/job-steps";
import { namesOf } from "~/forms/constraint";
import { textsIn } from "~/locales";
import PostBudget from "~/routes/jobs/post-budget";
import PostDetails from "~/routes/jobs/post-details";
import PostLocation from "~/routes/jobs/post-location";
import PostTitle from "~/routes/jobs/post-title";
import { DRAFT } from "../mocks/factories/draft";
import { ADDITIONS, aJob } from "../mocks/factories/job";

function shown(Component: ComponentType<never>, props: object): string {
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(Component, props as never) }]);
  return renderToString(
    <I18nextProvider i18n={textsIn("nl")}>
      <Page />
    </I18nextProvider>,
  );
}

const controlsIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);

const STEPS = [
  ["title", titleStep, PostTitle],
  ["place", locationStep, PostLocation],
  ["details", detailsStep, PostDetails],
  ["budget", budgetStep, PostBudget],
] as const;

describe("every field of a job", () => {
  const loaderData = {
    fields: {},
    pictures: [],
    old: [],
    others: [],
    guide: null,
    terms: { mode: "held", percent: 5, payouts: 25 },
    categories: [],
    suggested: [],
    draft: emptyDraft(DRAFT),
    shown: null,
    locale: "nl",
  };

  it.each(STEPS)("of the step of its %s is asked there", (_, step, Page) => {
    expect(controlsIn(shown(Page, { loaderData }))).toEqual(expect.arrayContaining(namesOf(step)));
  });

  it("is in the form that changes it: what is left out there would be taken away", () => {
    expect(controlsIn(shown(EditForm, { job: aJob() }))).toEqual(expect.arrayContaining(namesOf(jobDraft)));
  });

  it("that a placer added stands in its form as it was, and on its pages", () => {
    const job = aJob(ADDITIONS);
    for (const html of [shown(EditForm, { job }), shown(JobText, { job, isOwner: true }), shown(JobTexts, { job })]) {
      const missing = Object.values(ADDITIONS).filter(
        (value) => ![`>${value}<`, `value="${value}"`].some((text) => html.includes(text)),
      );
      expect(missing).toEqual([]);
    }
  });
});
