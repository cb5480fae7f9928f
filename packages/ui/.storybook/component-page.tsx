import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import './docs.css';
import type { StoryPage } from '../src/story-page.ts';

/** The page of a component: what it is for and how far one may rely on it, before it is tried and seen in each state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = preparedMeta.parameters.page as StoryPage | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {page ? <Facts page={page} /> : null}
      <Primary />
      <Controls />
      {page?.keys ? <Keys keys={page.keys} /> : null}
      <Stories />
    </>
  );
}

function Facts({ page }: { page: StoryPage }) {
  return (
    <dl className="component-facts sb-unstyled">
      <dt>Status</dt>
      <dd>{page.status}</dd>
      <dt>For</dt>
      <dd>{page.purpose}</dd>
      <dt>Not for</dt>
      <dd>{page.avoid}</dd>
      <dt>In the product</dt>
      <dd>{page.usedIn.length === 0 ? 'Not used yet' : page.usedIn.join(', ')}</dd>
    </dl>
  );
}

function Keys({ keys }: { keys: NonNullable<StoryPage['keys']> }) {
  return (
    <>
      <h2>Keyboard</h2>
      <table className="component-facts sb-unstyled">
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
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
    </>
  );
}
