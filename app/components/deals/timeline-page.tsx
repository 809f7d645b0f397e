import type { OtherDeal, Timeline, TimelineEvent } from "~/domain/deals/timeline";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay, formatTime } from "../format";
import { useLocale } from "../locale";
import { DealPage } from "../payments/deal-page";
import { PrintButton } from "../payments/print-button";
import { photoAddress } from "../photos/photo-address";
import { PhotoGrid } from "../photos/photo-grid";
import { Link } from "../ui/link";
import { useEventText } from "./event-text";
import { timelineAddress } from "./timeline-address";

export interface TimelinePageProps {
  timeline: Timeline;
  reader: "owner" | "helper" | null;
}

export function TimelinePage({ timeline, reader }: TimelinePageProps) {
  const { t } = useTranslation("timeline");
  const { job, owner, helper, events, others = [] } = timeline;
  const back = reader
    ? { to: `/task/${job.id}`, text: t("back") }
    : { to: `/admin/jobs/${job.id}`, text: t("backToDesk") };
  return (
    <DealPage title={t("title")} back={back}>
      <p>{t("intro", { job: job.title, owner: owner.name, helper: helper.name })}</p>
      <ol className="grid gap-6">
        {daysOf(events).map((day) => (
          <Day key={day.on} events={day.events} timeline={timeline} reader={reader} />
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{t("zone")}</p>
      <Others job={job.id} deals={others} />
      <div>
        <PrintButton />
      </div>
    </DealPage>
  );
}

interface OthersProps {
  job: number;
  deals: readonly OtherDeal[];
}

function Others({ job, deals }: OthersProps) {
  const { t } = useTranslation("timeline");
  const locale = useLocale();
  if (deals.length === 0) return null;
  return (
    <section className="grid gap-2 print-hidden">
      <h2 className="text-lg">{t("others")}</h2>
      <ul>
        {deals.map(({ bid, helper, bid_at }) => (
          <li key={bid}>
            <Link className="text-link inline-flex min-h-11 items-center" to={timelineAddress(job, bid)}>
              {t("other", { name: helper.name, at: `${formatLongDay(bid_at, locale)}, ${formatTime(bid_at, locale)}` })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EventsOfDay {
  on: string;
  events: TimelineEvent[];
}

function daysOf(events: readonly TimelineEvent[]): EventsOfDay[] {
  const days: EventsOfDay[] = [];
  for (const event of events) {
    const on = dayInAmsterdam(Date.parse(event.at));
    const last = days.at(-1);
    if (last?.on === on) last.events.push(event);
    else days.push({ on, events: [event] });
  }
  return days;
}

function Day({ events, ...page }: TimelinePageProps & { events: readonly TimelineEvent[] }) {
  const locale = useLocale();
  return (
    <li className="grid gap-2">
      <h2 className="text-lg">{formatLongDay(events[0]?.at ?? "", locale)}</h2>
      <ol className="grid gap-2 border-l-2 border-line pl-4">
        {events.map((event, at) => (
          // Several events of a kind can have the same time.
          <Event key={`${event.at} ${event.kind} ${at}`} event={event} {...page} />
        ))}
      </ol>
    </li>
  );
}

function Event({ event, ...page }: TimelinePageProps & { event: TimelineEvent }) {
  const locale = useLocale();
  const text = useEventText(page)(event);
  // On paper "you" names nobody.
  const printed = useEventText({ ...page, reader: null })(event);
  return (
    <li className="flex gap-3">
      <time dateTime={event.at} className="money flex-none text-ink-soft">
        {formatTime(event.at, locale)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p className={printed === text ? undefined : "print-hidden"}>{text}</p>
        {printed !== text && <p className="hidden print:block">{printed}</p>}
        {event.description && <p className="whitespace-pre-line text-ink-soft">{event.description}</p>}
        {event.photos && (
          <div className="max-w-sm pt-2">
            <PhotoGrid
              photos={event.photos}
              to={(photo) => photoAddress(photo, timelineAddress(page.timeline.job.id, page.timeline.bid))}
              captions
            />
          </div>
        )}
      </div>
    </li>
  );
}
