import { Fragment } from "react";
import { TOPICS } from "~/domain/notifications/notification";
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
            <Fragment key={topic}>
              <tr>
                <th scope="row" id={`topic-${topic}`}>
                  {t(`topics.${topic}`)}
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
                        aria-describedby={`topic-${topic}-hint`}
                      />
                    </label>
                  </td>
                ))}
              </tr>
              <tr>
                <td className="field-hint" colSpan={1 + columns.length} id={`topic-${topic}-hint`}>
                  {t(`topicHints.${topic}`)}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="field-hint">{t("always")}</p>
    </div>
  );
}
