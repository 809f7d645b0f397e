import { type Tone, toneIcons } from "./alert";
import { Icon } from "./icon";
import { NOTES } from "./noted-at";

export interface FlashMessage {
  id: string;
  tone: Tone;
  text: string;
  passkeyCreated?: string;
}

type FlashMessagesProps = { messages: readonly FlashMessage[]; dismissLabel: string };

const readingTime = { info: 5000, success: 5000, warning: 8000, error: 8000 } as const satisfies Record<Tone, number>;

/** Both live regions are always rendered: screen readers only announce insertions into existing ones. */
export function FlashMessages({ messages, dismissLabel }: FlashMessagesProps) {
  const errors = messages.filter((message) => message.tone === "error");
  const others = messages.filter((message) => message.tone !== "error");
  return (
    <div id={NOTES} className="flash-messages" data-flash-messages="">
      <div role="alert">
        {errors.map((message) => (
          <Flash key={message.id} message={message} dismissLabel={dismissLabel} />
        ))}
      </div>
      <output>
        {others.map((message) => (
          <Flash key={message.id} message={message} dismissLabel={dismissLabel} />
        ))}
      </output>
    </div>
  );
}

function Flash({ message, dismissLabel }: { message: FlashMessage; dismissLabel: string }) {
  return (
    <span
      tabIndex={-1}
      hidden={message.passkeyCreated !== undefined}
      className={`flash flash-${message.tone}`}
      data-flash={readingTime[message.tone]}
      data-passkey-created={message.passkeyCreated}
    >
      <Icon name={toneIcons[message.tone]} />
      <span className="flash-text">{message.text}</span>
      <button type="button" className="icon-button nojs:hidden" data-dismiss="" aria-label={dismissLabel}>
        <Icon name="close" />
      </button>
    </span>
  );
}
