import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Icon } from '../icon/icon.tsx';
import { ButtonLink } from '../link/link.tsx';
import { ListRow, ListRows } from '../list-row/list-row.tsx';
import figmaUrl from '../tokens/tokens.figma.generated.json?url';
import cssUrl from '../tokens/tokens.generated.css?url';
import dtcgUrl from '../tokens/tokens.generated.json?url';

const files = [
  {
    name: 'boostdesk.figma-variables.json',
    url: figmaUrl,
    title: 'Figma variables',
    note: 'Colors and shadows with a dark and a light mode, sizes with a desktop and a phone mode. A shadow is a variable per part: bind them to an effect’s color, offset, blur and spread. The body of POST /v1/files/…/variables; import plugins take it too.',
  },
  {
    name: 'boostdesk.tokens.json',
    url: dtcgUrl,
    title: 'Design tokens (DTCG)',
    note: 'The format of the Design Tokens Community Group, with all modes. Also @boostdesk/ui/tokens.json.',
  },
  {
    name: 'boostdesk.tokens.css',
    url: cssUrl,
    title: 'Custom properties',
    note: 'Both themes, high contrast and reduced motion. Part of @boostdesk/ui/base.css.',
  },
] as const;

/** The tokens as files. Each token can also be copied on its own page. */
function Downloads() {
  return (
    <Card title="Downloads" isLined isFlush style={{ maxWidth: 800 }}>
      <ListRows>
        {files.map(({ name, url, title, note }) => (
          <ListRow
            key={name}
            title={title}
            note={note}
            actions={
              <ButtonLink href={url} download={name} aria-label={`Download ${title}`}>
                <Icon name="download" />
                Download
              </ButtonLink>
            }
          />
        ))}
      </ListRows>
    </Card>
  );
}

const meta = { title: 'Foundations/Downloads', component: Downloads } satisfies Meta<typeof Downloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  play: async ({ canvas }) => {
    for (const { name, title } of files) {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: `Download ${title}` });
      await expect(link.download).toBe(name);
      const response = await fetch(link.href);
      await expect(response.ok).toBe(true);
      const text = await response.text();
      await expect(text).toContain(name.endsWith('.css') ? '--bd-surface-2:' : '"surface-2"');
    }
  },
};
