import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './chat-panel.css';

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The other person’s name. */
  readonly title: ReactNode;
  /** 'Playing now · rated 4.97'. */
  readonly presence?: ReactNode;
  readonly isOnline?: boolean | undefined;
  /** 36 px. */
  readonly avatar?: ReactNode;
  /** At the end of the header. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Header, thread and composer, as tall as the container. */
export const ChatPanel = ({
  title,
  presence,
  isOnline = false,
  avatar,
  actions,
  headingLevel = 2,
  className,
  children,
  ...rest
}: ChatPanelProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={classNames('bd-chat-panel', className)}>
      <header className="bd-chat-panel__head">
        {avatar}
        <div className="bd-chat-panel__who">
          <Heading>{title}</Heading>
          {presence === undefined ? null : (
            <p className="bd-chat-panel__presence" data-online={isOnline || undefined}>
              {presence}
            </p>
          )}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
};
