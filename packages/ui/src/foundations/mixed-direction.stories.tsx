import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Tag } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { FilterBar, FilterChip } from '../filter-chips/filter-chips.tsx';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { ListRow, ListRows } from '../list-row/list-row.tsx';
import { MarkdownEditor } from '../markdown-editor/markdown-editor.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Select } from '../select/select.tsx';
import { expectTextDirection, expectValueDirection } from '../testing/expect-text-direction.ts';
import { TextField } from '../text-field/text-field.tsx';
import { ToastRegion } from '../toast/toast.tsx';
import { createToastQueue } from '../toast-queue/toast-queue.ts';

/** Their neutral last characters take the page's direction unless isolated. */
const written = ['Kaito (12)!', 'كايتو (12)!'] as const;

const queue = createToastQueue();
for (const [at, words] of written.entries()) {
  queue.add({ title: words, message: written[1 - at] ?? '', style: 'info', timeout: 0 });
}

const ignore = () => undefined;

const Written = ({ words }: { readonly words: string }) => {
  const items = [{ id: 1, label: words }];
  return (
    <section aria-label={words} style={{ display: 'grid', gap: 12, width: 320, alignContent: 'start' }}>
      <PageHeader title={words} back={{ href: '#back', label: words }} />
      <ListRows>
        <ListRow title={words} note={words} href="#row" />
      </ListRows>
      <KeyValueList items={[{ label: 'Booster', value: words }]} />
      <FilterBar>
        <FilterChip name="Booster is" value={words} onRemove={ignore} />
        <Tag>{words}</Tag>
        <span data-end="">{words}</span>
      </FilterBar>
      <Select label="Booster" items={items} defaultValue={1} />
      <ComboBox label="Name" items={items} defaultValue={1} />
      <TextField label="In-game name" defaultValue={words} />
      <TextField label="About you" isMultiline defaultValue={words} />
      <TextField label="Notes" isMultiline />
      <MarkdownEditor label="News" value={words} onChange={ignore} rows={2} />
      <ChatComposer value={words} onChange={ignore} onSend={ignore} />
      <MenuTrigger>
        <Button>More</Button>
        <Menu>
          <MenuItem>{words}</MenuItem>
        </Menu>
      </MenuTrigger>
    </section>
  );
};

const Both = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
    {written.map((words) => (
      <Written key={words} words={words} />
    ))}
    <ToastRegion queue={queue} />
  </div>
);

/** User-written text keeps its own direction, such as a Latin name on an Arabic page. Lines are aligned with the page. */
const meta = {
  title: 'Foundations/Mixed direction',
  component: Both,
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof Both>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, note, back link, value, chip, tag, count, option, and title and message of toasts. */
const PLACES = 11;

/** Px between a text and the start of its line. */
const inset = (line: HTMLElement) => {
  const words = document.createRange();
  words.selectNodeContents(line);
  const [own, around] = [words.getBoundingClientRect(), line.getBoundingClientRect()];
  return Math.round(document.dir === 'rtl' ? around.right - own.right : own.left - around.left);
};

const play: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const words of written) {
    await expectTextDirection(words, PLACES);
    const part = within(within(canvasElement).getByRole('region', { name: words }));
    const boxes = part.getAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value !== '');
    await expect(boxes).toHaveLength(4);
    const fields = [...boxes, part.getByRole<HTMLInputElement>('combobox')];
    for (const field of fields) await expectValueDirection(field);
    await expect(part.getByRole('textbox', { name: 'Notes' })).toHaveStyle({ unicodeBidi: 'normal' });
    const title = part.getByRole('listitem').querySelector<HTMLElement>('.bd-list-row__title');
    await expect(title && inset(title)).toBeLessThanOrEqual(1);
    await userEvent.click(part.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: words })).toBeVisible());
    await expectTextDirection(words, PLACES + 1);
    await userEvent.keyboard('{Escape}');
  }
};

export const InEnglish: Story = { globals: { direction: 'ltr', locale: 'en-US' }, play };
export const InArabic: Story = { globals: { direction: 'rtl', locale: 'ar-EG' }, play };
