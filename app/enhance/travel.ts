/** The picture of a card that is pressed travels to the page of its job, where the first photo has the same name in CSS. */
export function travellingPictures(): void {
  document.addEventListener("click", ({ target }) => {
    const card = (target as Element).closest("a.card-link")?.closest(".job-card");
    if (!card) return;
    for (const named of document.querySelectorAll(".travelling")) named.classList.remove("travelling");
    card.querySelector(".job-card-picture")?.classList.add("travelling");
  });
}
