import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { requestAddress } from "../deals/request-address";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

interface RequestLinesProps extends Pick<NextStepProps, "chat" | "viewer" | "money" | "terms"> {
  isStep?: boolean;
}

/** Only the first is open: more would push the messages and their field off a phone. */
export function RequestLines({ isStep = false, ...props }: RequestLinesProps) {
  const { t } = useTranslation("messages");
  const [first, ...others] = props.money.requests;
  if (!first) return null;
  return (
    <>
      <RequestLine {...props} request={first} isStep={isStep} />
      {others.length > 0 && (
        <details className="more-requests group">
          <summary>
            {t("extra.more", { count: others.length })}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          {others.map((request) => (
            <RequestLine key={request.id} {...props} request={request} />
          ))}
        </details>
      )}
    </>
  );
}

function RequestLine({
  request: { id, amount, description },
  chat,
  viewer,
  money,
  terms,
  isStep = false,
}: RequestLinesProps & { request: NextStepProps["money"]["requests"][number] }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const isOwner = chat.owner === viewer;
  const sum = formatEuros(parseMoney(amount) ?? 0, locale);
  const direct = terms.mode === "direct" || money.uncovered !== null ? "Direct" : "";
  const says = t(isOwner ? `extra.asked${direct}` : `extra.own${direct}`, { name: chat.name, amount: sum });
  return (
    <DealLine
      icon="euro"
      text={description ? `${says}: ${description}` : `${says}.`}
      to={requestAddress(id)}
      link={t(isOwner ? `extra.answer${direct}` : "extra.see")}
      isStep={isStep}
    />
  );
}
