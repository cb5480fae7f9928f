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

/** Stories with their own theme, locale or width, or with a play function, need a document of their own. */
const mustBeIsolated = ({ parameters, storyGlobals }: DocsStory) =>
  parameters.docs?.story?.inline === false || Object.keys(storyGlobals).length > 0;
const needsIframe = (story: DocsStory) => story.playFunction !== undefined || mustBeIsolated(story);

/** The playground already shows the first story unplayed. */
const isShownAgain = (story: DocsStory) => needsIframe(story) && !mustBeIsolated(story);

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

/** Props inherited from react-aria. */
function listInheritedProps(component: unknown): string[] {
  const { __docgenInfo: docgen } = (component ?? {}) as {
    readonly __docgenInfo?: { readonly props?: Readonly<Record<string, DocumentedProp>> };
  };
  const isOwn = ({ declarations = [] }: DocumentedProp) =>
    declarations.some(({ fileName }) => fileName.includes('ui/src/'));
  return Object.values(docgen?.props ?? {}).flatMap((prop) => (isOwn(prop) ? [] : prop.name));
}

/** Scrolls sideways on phones. */
const Table = (props: ComponentProps<typeof Controls>) => (
  <div className="props-table">
    <Controls {...props} />
  </div>
);

/** The component's own props, then those of react-aria, collapsed. */
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
