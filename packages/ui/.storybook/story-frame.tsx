import { DocsContext, type DocsContextProps, Source } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number];

type Globals = Readonly<Record<string, unknown>>;

interface Screen {
  readonly width?: string;
  readonly minWidth?: string;
  readonly height?: string;
}

export function useGlobals(of: DocsStory | undefined, { channel, getStoryContext }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => (of ? getStoryContext(of).userGlobals : {}));
  useEffect(() => {
    const onGlobalsUpdated = ({ userGlobals }: { readonly userGlobals: Globals }) => setGlobals(userGlobals);
    channel.on(GLOBALS_UPDATED, onGlobalsUpdated);
    return () => channel.off(GLOBALS_UPDATED, onGlobalsUpdated);
  }, [channel]);
  return globals;
}

/** The URL of the story alone. Its own globals override the toolbar; axe has its own stage. */
function getStoryUrl({ id }: DocsStory, globals: Globals): string {
  const stringGlobals = Object.entries({ ...globals, 'a11y.manual': '!true' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const params = { id, viewMode: 'story', globals: stringGlobals.map((each) => each.join(':')).join(';') };
  return `iframe.html?${new URLSearchParams(params)}`;
}

/** Height and minimum width that the story sets; a narrower iframe scrolls. */
const readFrameSize = ({ docs }: DocsStory['parameters']): Screen => {
  const { height, minWidth } = (docs?.story ?? {}) as Screen;
  return { ...(height === undefined ? {} : { height }), ...(minWidth === undefined ? {} : { minWidth }) };
};

/** The screen size of the story. After playing, the iframe reports its final height (`docs-iframe.ts`). */
function getFrameSize({ parameters, storyGlobals }: DocsStory): Screen {
  const screens = parameters.viewport?.options as Readonly<Record<string, { styles?: Screen }>> | undefined;
  const screen = screens?.[storyGlobals.viewport?.value]?.styles;
  const { minWidth, ...asked } = readFrameSize(parameters);
  return { ...(screen ?? (minWidth === undefined ? {} : { minWidth })), ...asked };
}

/** Forwards changed controls to the iframe. */
function useForwardArgs({ id }: DocsStory, frame: RefObject<HTMLIFrameElement | null>): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const onArgsUpdated = ({ storyId, args }: { readonly storyId: string; readonly args: object }) => {
      if (storyId !== id) return;
      const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as {
        __STORYBOOK_PREVIEW__?: { channel: typeof channel };
      };
      preview?.channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
    };
    channel.on(STORY_ARGS_UPDATED, onArgsUpdated);
    return () => channel.off(STORY_ARGS_UPDATED, onArgsUpdated);
  }, [channel, frame, id]);
}

/** Distance at which a story loads. Native lazy loading starts some screens earlier: dozens at once. */
const ROOT_MARGIN = '400px 0px';

interface FrameRefs {
  readonly box: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The URL once the story is near the viewport. A story scrolled past before it has loaded loses its turn. */
function useUrlNearViewport(src: string, { box, frame }: FrameRefs): string | undefined {
  const [near, setNear] = useState<string>();
  useEffect(() => {
    const isDrawn = () => frame.current?.dataset.storyFrame === 'drawn';
    const look = new IntersectionObserver(
      (seen) => setNear((was) => (seen.at(-1)?.isIntersecting || (was === src && isDrawn()) ? src : undefined)),
      { rootMargin: ROOT_MARGIN },
    );
    if (box.current) look.observe(box.current);
    return () => look.disconnect();
  }, [src, box, frame]);
  return near === src ? src : undefined;
}

/** A story in its own document, loaded near the viewport. */
export function StoryFrame({ of }: { readonly of: DocsStory }) {
  const [isCodeShown, setCodeShown] = useState(false);
  const src = getStoryUrl(of, useGlobals(of, useContext(DocsContext)));
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useUrlNearViewport(src, { box, frame });
  useForwardArgs(of, frame);
  const { width, minWidth, height } = getFrameSize(of);
  return (
    <div ref={box} className="story-frame sb-unstyled" style={{ width }}>
      <iframe
        ref={frame}
        // A new iframe instead of a new `src`, which would add a history entry.
        key={near ?? ''}
        src={near}
        title={of.name}
        data-story-frame={of.id}
        data-height={of.parameters.docs?.story?.height}
        style={{ width, minWidth, height }}
      />
      <p className="story-frame-stopped" dir="ltr" lang="en">
        Only partly played: with these toolbar settings or in this space, some keys, positions or texts differ from what
        the story expects.
      </p>
      <details onToggle={({ currentTarget }) => setCodeShown(currentTarget.open)}>
        <summary>Code</summary>
        {isCodeShown ? <Source of={of.moduleExport} /> : null}
      </details>
    </div>
  );
}
