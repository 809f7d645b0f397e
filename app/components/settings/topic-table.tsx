import { TOPICS } from "~/domain/notification";
import { chosenIn, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";

export function TopicTable({ email, push }: { email: FormField; push: FormField }) {
  const { t } = useTranslation("alerts");
  const columns = [
    { field: email, id: "topics-email", text: t("byMail") },
    { field: push, id: "topics-push", text: t("byPush") },
  ];
  return (
    <div className="grid gap-2">
      <table className="topics">
        <caption className="field-label text-start">{t("topicsLabel")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("topic")}</span>
            </th>
            {columns.map(({ id, text }) => (
              <th key={id} id={id} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOPICS.map((topic) => (
            <tr key={topic}>
              <th scope="row">
                <span id={`topic-${topic}`}>{t(`topics.${topic}`)}</span>
                <span className="field-hint block font-normal">{t(`topicHints.${topic}`)}</span>
              </th>
              {columns.map(({ field, id }) => (
                <td key={id}>
                  <label className="topics-cell">
                    <input
                      className="check-box"
                      type="checkbox"
                      name={field.name}
                      value={topic}
                      defaultChecked={chosenIn(field).includes(topic)}
                      aria-labelledby={`topic-${topic} ${id}`}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-hint">{t("always")}</p>
    </div>
  );
}
