import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import './docs.css';
import type { StoryPage } from '../src/story-page.ts';
import { useApplyGlobals } from './apply-globals.tsx';
import { type DocsStory, StoryFrame, useGlobals } from './story-frame.tsx';

const isShown = ({ tags }: DocsStory) => tags.includes('autodocs');

/** The page of a component: what it is for and how far one may rely on it, before it is tried and seen in each state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = preparedMeta.parameters.page as StoryPage | undefined;
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  useApplyGlobals(useGlobals(first, context));
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {page ? <Facts page={page} /> : null}
      <Playground />
      <Props of={preparedMeta.component} />
      {page?.keys ? <Keys keys={page.keys} /> : null}
      <AllStories />
    </>
  );
}

/**
 * What has a theme, a locale or a width of its own stands in a frame of its own: here they would be everybody's, and the last one
 * would win over the switches. So does what is played: its name says how it looks after that, and only in a frame it is played.
 */
const mustBeIsolated = ({ parameters, storyGlobals }: DocsStory) =>
  parameters.docs?.story?.inline === false || Object.keys(storyGlobals).length > 0;
const needsIframe = (story: DocsStory) => story.playFunction !== undefined || mustBeIsolated(story);

/** The playground shows the first story before it is played: only what playing makes of it is worth a second look. */
const isShownAgain = (story: DocsStory) => needsIframe(story) && !mustBeIsolated(story);

/** The first story, over its controls: as it is before anything is played. */
function Playground() {
  const { componentStories } = useContext(DocsContext);
  const first = componentStories().find(isShown);
  if (!first) return null;
  return (
    <>
      {isShownAgain(first) ? null : <Description of={first.moduleExport} />}
      {mustBeIsolated(first) ? <StoryFrame of={first} /> : <Primary />}
    </>
  );
}

interface DocumentedProp {
  readonly name: string;
  readonly declarations?: readonly { readonly fileName: string }[];
}

/** The props that react-aria has given it, which it hands on. */
function listInheritedProps(component: unknown): string[] {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    readonly __docgenInfo?: { readonly props?: Readonly<Record<string, DocumentedProp>> };
  };
  const isOwn = ({ declarations = [] }: DocumentedProp) =>
    declarations.some(({ fileName }) => fileName.includes('ui/src/'));
  return Object.values(docgen?.props ?? {}).flatMap((prop) => (isOwn(prop) ? [] : prop.name));
}

/** On a phone a table of props is wider than the page, and scrolls by itself. */
const Table = (props: ComponentProps<typeof Controls>) => (
  <div className="props-table">
    <Controls {...props} />
  </div>
);

/** Its own props first; those that are react-aria's are folded, as they would bury them. */
function Props({ of }: { of: unknown }) {
  const inherited = listInheritedProps(of);
  if (inherited.length === 0) return <Table />;
  return (
    <>
      <Table exclude={inherited} />
      <details className="inherited-props">
        <summary>
          {inherited.length} more from <a href="https://react-aria.adobe.com">react-aria</a>
        </summary>
        <Table include={inherited} />
      </details>
    </>
  );
}

function AllStories() {
  const { componentStories } = useContext(DocsContext);
  const [first, ...others] = componentStories().filter(isShown);
  const stories = first && isShownAgain(first) ? [first, ...others] : others;
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {needsIframe(story) ? <StoryFrame of={story} /> : <Canvas of={story.moduleExport} />}
        </section>
      ))}
    </>
  );
}

function Facts({ page }: { page: StoryPage }) {
  return (
    <dl className="component-facts sb-unstyled">
      <dt>Status</dt>
      <dd>{page.status}</dd>
      <dt>When to use</dt>
      <dd>{page.purpose}</dd>
      <dt>When not to use</dt>
      <dd>{page.avoid}</dd>
      <dt>Used in</dt>
      <dd>{page.usedIn.length === 0 ? 'Not used yet' : page.usedIn.join(', ')}</dd>
    </dl>
  );
}

function Keys({ keys }: { keys: NonNullable<StoryPage['keys']> }) {
  return (
    <>
      <h2>Keyboard</h2>
      <div className="component-facts sb-unstyled">
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Action</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
