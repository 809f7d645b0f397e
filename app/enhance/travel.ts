export function travellingPictures(): void {
  document.addEventListener("click", ({ target }) => {
    const card = (target as Element).closest("a.card-link")?.closest(".job-card");
    if (!card) return;
    for (const named of document.querySelectorAll(".travelling")) named.classList.remove("travelling");
    card.querySelector(".job-card-picture")?.classList.add("travelling");
  });
}
