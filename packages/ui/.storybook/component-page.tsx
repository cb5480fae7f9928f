// The docs page of a component or of the foundations.
import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import './docs.css';
import type { ComponentDocs } from '../src/component-docs.ts';
import { otherNames } from '../src/other-names.ts';
import { toSentenceCase } from '../src/sentence-case.ts';
import type { StoryPage } from '../src/story-page.ts';
import { useApplyGlobals } from './apply-globals.tsx';
import { findDocs } from './find-docs.ts';
import { getFolder } from './get-folder.ts';
import { Pictures } from './page-pictures.tsx';
import { Accessibility, Anatomy, DosAndDonts, Facts, Guidelines, RelatedPages } from './page-sections.tsx';
import { PropsTable } from './props-table.tsx';
import { type DocsStory, setFrameAddress, useGlobals } from './use-globals.ts';

interface Page {
  readonly docs: ComponentDocs | undefined;
  readonly folder: string;
  readonly playground: DocsStory | undefined;
  readonly examples: readonly DocsStory[];
}

/** The foundations and recipes have no docs file: their page shows the first story, or all of them. */
function usePage(): Page {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const docs = findDocs(preparedMeta.parameters.fileName);
  const folder = getFolder(preparedMeta.parameters.fileName);
  const exported = new Map(stories.map((story) => [exportNameOf(story), story]));
  if (!docs) return { docs, folder, playground: stories[0], examples: [] };
  const playground = docs.playground === undefined ? stories[0] : exported.get(docs.playground);
  return { docs, folder, playground, examples: docs.examples.flatMap((name) => exported.get(name) ?? []) };
}

/** Set by the build (`story-code-plugin.ts`). */
const exportNameOf = ({ parameters }: DocsStory): string => parameters.exportName ?? '';

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { docs, folder, playground, examples } = usePage();
  const page = preparedMeta.parameters.page as StoryPage | undefined;
  const globals = useGlobals(playground, context);
  useApplyGlobals(globals);
  const frameAddress = setFrameAddress(globals);
  const height = playground && (docs ? docs.frame : getOwnHeight(playground));
  return (
    <>
      <Title />
      {docs ? <Introduction text={docs.introduction} folder={folder} /> : <Description />}
      {playground ? <Playground key={height && frameAddress} story={playground} height={height} /> : null}
      {page ? <Facts page={page} /> : null}
      {docs ? <Design docs={docs} folder={folder} /> : null}
      <Variants stories={examples} />
      {docs ? <Use docs={docs} keys={page?.keys ?? []} /> : null}
    </>
  );
}

function Introduction({ text, folder }: { readonly text: string; readonly folder: string }) {
  return (
    <>
      <p className="page-introduction">{text}</p>
      <p className="page-names">Also known as: {(otherNames[folder] ?? []).join(', ')}</p>
      <Source language="bash" dark code={`npm install @boostdesk/ui   # then import from @boostdesk/ui/${folder}`} />
    </>
  );
}

interface DesignProps {
  readonly docs: ComponentDocs;
  readonly folder: string;
}

const Design = ({ docs, folder }: DesignProps) => (
  <>
    <Anatomy parts={docs.anatomy} />
    <DosAndDonts dos={docs.dos} donts={docs.donts}>
      <Pictures folder={folder} />
    </DosAndDonts>
  </>
);

interface UseProps {
  readonly docs: ComponentDocs;
  readonly keys: NonNullable<StoryPage['keys']>;
}

const Use = ({ docs, keys }: UseProps) => (
  <>
    <Guidelines title="Content" rules={docs.content} />
    <Accessibility rules={docs.accessibility} keys={keys} />
    <RelatedPages folders={docs.related} />
  </>
);

/** Whole pages of recipes and foundations ask for a frame in their own parameters. */
const getOwnHeight = ({ parameters }: DocsStory): number | undefined =>
  parameters.docs?.story?.inline === false || parameters.landmarks === 'own' ? 720 : undefined;

const MAX_SHOWN_LINES = 40;

const isLong = ({ parameters }: DocsStory): boolean =>
  String(parameters.docs?.source?.code ?? '').split('\n').length > MAX_SHOWN_LINES;

interface PlaygroundProps {
  readonly story: DocsStory;
  /** In px, for a story in a frame. */
  readonly height: number | undefined;
}

function Playground({ story, height }: PlaygroundProps) {
  const inFrame = height !== undefined;
  return (
    <>
      <Canvas
        of={story.moduleExport}
        sourceState={isLong(story) ? 'hidden' : 'shown'}
        story={inFrame ? { inline: false, height: `${height}px` } : { inline: true }}
      />
      <PropsTable story={story} isReadOnly={inFrame} />
    </>
  );
}

function Variants({ stories }: { readonly stories: readonly DocsStory[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Variants</Heading>
      {stories.map((story) => (
        <section key={story.id}>
          <Subheading>{toSentenceCase(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} story={{ inline: true }} />
        </section>
      ))}
    </>
  );
}
