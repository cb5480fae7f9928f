import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { classNames } from '../class-names.ts';
import { detailMessages } from '../messages/detail-messages.ts';
import { formatRelativeDay, toDayKey } from '../relative-day.ts';
import { useToday } from '../use-today.ts';
import './timeline.css';

/** Event colour. */
export type TimelineTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'accent';

/** A past event. */
export interface TimelineEvent {
  readonly id: string;
  /** Unix time in ms. */
  readonly at: number;
  readonly text: ReactNode;
  /** A second line. */
  readonly note?: ReactNode;
  /** Below the texts, such as pictures. */
  readonly attachment?: ReactNode;
  /** 14 px. */
  readonly icon: ReactNode;
  readonly tone?: TimelineTone | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In display order. */
  readonly events: readonly TimelineEvent[];
  /** Clock for 'Today', in ms since 1970; read again while the page is open. @default the device’s */
  readonly clock?: (() => number) | undefined;
  readonly headingLevel?: 3 | 4 | undefined;
  readonly labels?: { today: string; yesterday: string } | undefined;
}

interface Day {
  readonly key: string;
  readonly events: TimelineEvent[];
}

const byDay = (events: readonly TimelineEvent[]): Day[] => {
  const days: Day[] = [];
  for (const event of events) {
    const key = toDayKey(event.at);
    const last = days.at(-1);
    if (last?.key === key) last.events.push(event);
    else days.push({ key, events: [event] });
  }
  return days;
};

/** Past events by day. */
export const Timeline = ({
  events,
  clock = Date.now,
  headingLevel = 3,
  labels = detailMessages.chat,
  className,
  ...rest
}: TimelineProps) => {
  const today = useToday(clock);
  const time = useDateFormatter({ timeStyle: 'short' });
  const day = useDateFormatter({ month: 'short', day: 'numeric' });
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classNames('bd-timeline', className)}>
      {byDay(events).map(({ key, events: ofDay }) => (
        <section key={key} className="bd-timeline__day">
          <Heading>{formatRelativeDay(ofDay[0]?.at ?? today, today, { format: day, ...labels })}</Heading>
          <ol>
            {ofDay.map(({ id, at, text, note, attachment, icon, tone = 'neutral' }) => (
              <li key={id}>
                <span className="bd-timeline__icon" data-tone={tone} aria-hidden="true">
                  {icon}
                </span>
                <div className="bd-timeline__text">
                  <p>{text}</p>
                  {note === undefined ? null : (
                    <p className="bd-timeline__note">
                      <bdi>{note}</bdi>
                    </p>
                  )}
                  {attachment ? <div className="bd-timeline__attachment">{attachment}</div> : null}
                </div>
                <time dateTime={new Date(at).toISOString()}>{time.format(new Date(at))}</time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
};
