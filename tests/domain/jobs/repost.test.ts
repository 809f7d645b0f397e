import { describe, expect, it } from "vitest";
import { jobDraft } from "~/domain/jobs/job";
import { canRepost } from "~/domain/jobs/job-life";
import { JOB_STATUSES } from "~/domain/jobs/job-status";
import { bodyOf, emptyDraft, firstUnfinished, isBegun, jobInProgress, repostOf } from "~/domain/jobs/job-steps";
import { DRAFT } from "../../mocks/factories/draft";
import { aJob, aPhoto } from "../../mocks/factories/job";

const on = { draft: DRAFT, today: "2026-03-10", budget: "65" };
const EMPTY = emptyDraft(DRAFT);

describe("posting a job once more", () => {
  it("is for one that is over", () => {
    expect(JOB_STATUSES.filter((status) => canRepost({ status }))).toEqual(["solved", "deleted"]);
    expect(canRepost({ status: "deleted", removal: { decision: 1 } })).toBe(false);
  });

  it("fills in every step, so that it could be posted as it is", () => {
    const job = aJob({
      location_details: "Kerkstraat 1",
      special_requirements: "Neem een ladder mee",
      business_required: true,
    });
    const draft = repostOf(job, on);
    expect(jobInProgress.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(firstUnfinished(draft)).toBeNull();
    const posted = jobDraft.parse(bodyOf(draft, "nl"));
    const { title, description, category, zipcode, location_details, special_requirements } = job;
    expect(posted).toMatchObject({ title, description, category, zipcode, location_details, special_requirements });
    expect(posted).toMatchObject({ budget: 6500, business_required: true, is_remote: false, execution_date: null });
  });

  it("asks no price, and no place of a remote job, where there was none", () => {
    const draft = repostOf(aJob({ price_type: "TBD", budget: "0.00", is_remote: true, zipcode: null, city: null }), on);
    expect(firstUnfinished(draft)).toBeNull();
    expect(bodyOf(draft, "nl")).toMatchObject({ price_type: "TBD", budget: null, is_remote: true, zipcode: null });
  });

  it("keeps a day that is still to come", () => {
    const day = (execution_date: string) => bodyOf(repostOf(aJob({ execution_date }), on), "nl").execution_date;
    expect([day("2026-03-09"), day("2026-03-10"), day("2026-04-01")]).toEqual([null, "2026-03-10", "2026-04-01"]);
  });

  it("takes the pictures along", () => {
    const draft = repostOf(aJob({ image: [aPhoto(), aPhoto({ id: 2 })] }), on);
    expect(draft.repost).toMatchObject({ of: 12, pictures: [{ url: aPhoto().small, alt: aPhoto().alt }, {}] });
  });
});

describe("a draft somebody would miss", () => {
  it.each([
    ["nothing", EMPTY, false],
    ["what was chosen without a word", { ...EMPTY, fields: { when: "asap", category: "4", title: " " } }, false],
    ["a title", { ...EMPTY, fields: { title: "Heg" } }, true],
    ["a picture", { ...EMPTY, pictures: [{ id: "a", url: "/uploads/a", name: "a.jpg", alt: null }] }, true],
  ] as const)("%s", (_what, draft, begun) => {
    expect(isBegun({ ...draft, pictures: [...draft.pictures] })).toBe(begun);
  });

  it("is read as far as it can be", () => {
    expect(jobInProgress.parse({ id: DRAFT, fields: { title: "Heg" }, pictures: "geen" })).toEqual({
      ...EMPTY,
      fields: { title: "Heg" },
    });
  });
});
