import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

const VERIFY = {
  nl: "Laat zien wie je bent: pas daarna kunnen we je uitbetalen.",
  en: "Show us who you are: only then can we pay you out.",
};

export const banners = endpoint(contract.profile.banners, {
  handle: async ({ db, viewer, language, ...c }) => {
    const { page } = await c.fields();
    const helps = await db
      .prepare("SELECT active_worker FROM user WHERE id = ?")
      .bind(viewer.id)
      .first("active_worker");
    if (helps !== 1 || viewer.verified) return { count: 0, results: [] };
    const verify = {
      id: "verify",
      type: "info" as const,
      text: VERIFY[language],
      link: "/profile/settings",
      dismissable: false,
    };
    return { count: 1, results: page === 1 ? [verify] : [] };
  },
});
