import { describe, expect, it } from "vitest";
import { draftOf, orderOf, picturesIn, projectInProgress, stillThere } from "~/domain/accounts/project-draft";
import { projectForm } from "~/domain/accounts/work-experience";
import { aProject } from "../../mocks/factories/profile";

const project = aProject();
const added = { id: "a1", url: "/uploads/a1", name: "nieuw.jpg", alt: null };
const mixed = () => {
  const draft = draftOf(project);
  return { ...draft, pictures: draft.pictures.toSpliced(1, 0, added) };
};

describe("a project that is being changed", () => {
  it("begins as the project is, and a new one with nothing", () => {
    expect(draftOf(null)).toEqual({ project: null, fields: {}, pictures: [] });
    expect(draftOf(project).pictures.map(({ alt }) => alt)).toEqual(["De kast, nog zonder deuren", null]);
  });

  it("tells the pictures it has from those that are new", () => {
    const { kept, added: fresh } = picturesIn(mixed());
    expect([kept.length, fresh]).toEqual([2, [added]]);
  });

  it("knows its own order again once it is saved, where the new ones came last", () => {
    const saved = [...project.work_experience_image, { id: 9, uri: "/api/media/9/", alt: null }];
    expect(orderOf(mixed(), saved)).toEqual([1, 9, 2]);
  });

  it("leaves out pictures that the project has lost meanwhile", () => {
    const [first] = project.work_experience_image;
    const left = { ...project, work_experience_image: first ? [first] : [] };
    expect(stillThere(mixed(), left).pictures).toHaveLength(2);
  });

  it("is never a reason to fail: what cannot be read is left out", () => {
    expect(projectInProgress.parse({ project: "x", fields: 3, pictures: null })).toEqual(draftOf(null));
  });
});

it("needs a title with a letter or a digit", () => {
  const faults = projectForm.safeParse({ title: "🪜 !", description: "Schuur" }).error?.issues;
  expect(faults?.map(({ path, message }) => [path[0], message])).toEqual([["title", "no_words"]]);
});
