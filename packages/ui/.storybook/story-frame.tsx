import { DocsContext, type DocsContextProps, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number];

type Globals = Readonly<Record<string, unknown>>;

interface Screen {
  readonly width?: string;
  readonly height?: string;
}

/** What the switches of the toolbar stand at, now and after each turn. */
export function useGlobals(of: DocsStory | undefined, { channel, getStoryContext }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => (of ? getStoryContext(of).userGlobals : {}));
  useEffect(() => {
    const turned = ({ userGlobals }: { readonly userGlobals: Globals }) => setGlobals(userGlobals);
    channel.on(GLOBALS_UPDATED, turned);
    return () => channel.off(GLOBALS_UPDATED, turned);
  }, [channel]);
  return globals;
}

/** Where a story is drawn alone, as the toolbar says. What it asks for itself wins over that; axe has its own stage. */
function addressOf({ id }: DocsStory, globals: Globals): string {
  const said = Object.entries({ ...globals, 'a11y.manual': '!true' }).filter(([, value]) => typeof value === 'string');
  const params = { id, viewMode: 'story', globals: said.map((each) => each.join(':')).join(';') };
  return `iframe.html?${new URLSearchParams(params)}`;
}

const heightOf = ({ docs }: DocsStory['parameters']): Screen =>
  docs?.story?.height === undefined ? {} : { height: docs.story.height };

/** As large as the screen that the story asks for; how high it stays, it says once it is played (`framed.ts`). */
function sizeOf({ parameters, storyGlobals }: DocsStory): Screen {
  const screens = parameters.viewport?.options as Readonly<Record<string, { styles?: Screen }>> | undefined;
  return { ...screens?.[storyGlobals.viewport?.value]?.styles, ...heightOf(parameters) };
}

/** What is turned among the controls of the page reaches the story in its frame. */
function useControls({ id }: DocsStory) {
  const { channel } = useContext(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const turned = ({ storyId, args }: { readonly storyId: string; readonly args: object }) => {
      if (storyId !== id) return;
      const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as {
        __STORYBOOK_PREVIEW__?: { channel: typeof channel };
      };
      preview?.channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
    };
    channel.on(STORY_ARGS_UPDATED, turned);
    return () => channel.off(STORY_ARGS_UPDATED, turned);
  }, [channel, id]);
  return frame;
}

/** A story that is drawn, and played, in a document of its own, once it comes near to the screen. */
export function StoryFrame({ of }: { readonly of: DocsStory }) {
  const [isCodeShown, setCodeShown] = useState(false);
  const src = addressOf(of, useGlobals(of, useContext(DocsContext)));
  const frame = useControls(of);
  const { width, height } = sizeOf(of);
  return (
    <div className="story-frame sb-unstyled" style={{ width }}>
      <iframe
        ref={frame}
        key={src}
        src={src}
        title={of.name}
        loading="lazy"
        data-story-frame={of.id}
        data-height={of.parameters.docs?.story?.height}
        style={{ width, height }}
      />
      <p className="story-frame-stopped" dir="ltr" lang="en">
        Played in part: it presses keys, or asks for places and words, that are others as the toolbar stands.
      </p>
      <details onToggle={({ currentTarget }) => setCodeShown(currentTarget.open)}>
        <summary>Code</summary>
        {isCodeShown ? <Source of={of.moduleExport} /> : null}
      </details>
    </div>
  );
}
