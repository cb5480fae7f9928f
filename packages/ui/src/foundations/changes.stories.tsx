import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import changelog from '../../CHANGELOG.md?raw';
import { Card } from '../card/card.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { collectUnreleased } from './unreleased.ts';

const changesets: Readonly<Record<string, string>> = import.meta.glob('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The changes of the next release, then those of each release, newest first. */
function Changes() {
  const next = collectUnreleased(Object.values(changesets));
  const released = changelog.replace(/^# .*\n/, '');
  return (
    <Card style={{ maxWidth: 800 }}>
      <Markdown text={next.length === 0 ? released : `## Next release\n\n${next.join('\n')}\n${released}`} />
    </Card>
  );
}

const meta = { title: 'Foundations/Changes', component: Changes } satisfies Meta<typeof Changes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Releases: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '0.1.0' })).toBeVisible();
    await expect(canvas.queryByText(/boostdesk\/server/)).toBeNull();
  },
};
