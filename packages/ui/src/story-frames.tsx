import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const frames = [
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'rtl' },
  { theme: 'light', direction: 'rtl' },
] as const;

const locales = { ltr: 'de-DE', rtl: 'ar-EG' } as const;

export interface StoryFramesProps {
  /** @default 320, a narrow phone */
  width?: number;
  /** Called per frame: German and Arabic, dark and light. */
  children: (locale: 'de' | 'ar', theme: 'dark' | 'light') => ReactNode;
}

/** Four frames, both themes by both directions, at phone width. */
export function StoryFrames({ width = 320, children }: StoryFramesProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {frames.map(({ theme, direction }) => (
        <I18nProvider key={`${theme}-${direction}`} locale={locales[direction]}>
          <article
            dir={direction}
            lang={locales[direction]}
            data-theme={theme}
            data-story-frame=""
            style={{
              position: 'relative',
              flex: 'none',
              width,
              padding: 16,
              overflow: 'hidden',
              background: 'var(--bd-bg)',
              color: 'var(--bd-text)',
            }}
          >
            {children(direction === 'ltr' ? 'de' : 'ar', theme)}
          </article>
        </I18nProvider>
      ))}
    </div>
  );
}
