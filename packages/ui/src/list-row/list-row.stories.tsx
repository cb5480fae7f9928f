import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Icon } from '../icon/icon.tsx';
import { RatingStars } from '../rating-stars/rating-stars.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectStyleChange } from '../testing/expect-style-change.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ListRow, type ListRowProps, ListRows, RowIcon } from './list-row.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'An item with a mark, name, note and next action.',
  avoid: 'To compare columns, use a table.',
  usedIn: ['Home', 'Profile', 'Payouts', 'new order, Boosters and loyalty on the public site'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter', 'Follows the link'],
  ],
};

const meta = {
  title: 'Display/List row',
  component: ListRow,
  subcomponents: { ListRows, RowIcon },
  args: { title: 'Row' },
  parameters: { page },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const first: ListRowProps = {
  mark: (
    <RowIcon tone="warning">
      <Icon name="key-round" />
    </RowIcon>
  ),
  title: 'Add account details for #10495',
  note: 'Wild Rift boosting can’t start without them. Boosters are waiting.',
  actions: <Button variant="primary">Add details</Button>,
};

const NextSteps = (row: ListRowProps) => (
  <Card title="Next steps" isLined isFlush>
    <ListRows>
      <ListRow {...row} />
      <ListRow
        mark={
          <RowIcon>
            <Icon name="wallet" />
          </RowIcon>
        }
        title="Pay for #10497"
        note="Champion mastery, level 5 to 7. Price guaranteed until 18:40 today."
        actions={<Button>Pay $31.00</Button>}
      />
      <ListRow
        mark={
          <RowIcon>
            <Icon name="star" />
          </RowIcon>
        }
        title="Rate Lumen for #10481"
        note="Placement matches: 4 wins, 1 loss. Earn 20 coins."
        actions={<Button>Rate</Button>}
      />
    </ListRows>
  </Card>
);

export const Tasks: Story = { args: first, render: (args) => <NextSteps {...args} /> };
export const TasksOnAPhone: Story = {
  args: first,
  render: (args) => (
    <div style={{ width: 358 }}>
      <NextSteps {...args} />
    </div>
  ),
};

export const People: Story = {
  render: () => (
    <Card title="Favourite boosters" isLined isFlush style={{ maxWidth: 328 }}>
      <ListRows>
        <ListRow
          href="#kaito"
          mark={<Avatar name="Kaito" size={32} isOnline isDecorative />}
          title="Kaito"
          note="LoL, Wild Rift"
          facts={<RatingStars value={4.9} variant="short" />}
        />
        <ListRow
          mark={<Avatar name="You" size={32} isDecorative />}
          title="You"
          note="4th place"
          facts="38 orders"
          isMarked
        />
      </ListRows>
    </Card>
  ),
  play: async ({ canvas }) => {
    // With a mouse the text of a row with a link can be selected: nothing covers it. On touch screens the link does.
    const note = canvas.getByText('LoL, Wild Rift');
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const { left, top, height } = note.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 2, top + height / 2);
    await expect(hit).toBe(isTouch ? canvas.getByRole('link') : note);
  },
};

export const LongTexts: Story = longTexts(({ title, text, action, label, name }) => (
  <ListRows>
    <ListRow
      title={title}
      note={text}
      actions={
        <>
          <Button variant="primary">{action}</Button>
          <Button>{label}</Button>
        </>
      }
    />
    <ListRow href="#row" mark={<Avatar name={name} size={32} isDecorative />} title={name} note={text} facts="38" />
  </ListRows>
));

const endless = 'a'.repeat(300);

/** A long word doesn’t widen the row. */
export const LongWord: Story = {
  render: () => (
    <ListRows style={{ width: 320 }}>
      <ListRow title={endless} note={endless} facts="38" />
    </ListRows>
  ),
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('.bd-list-rows');
    await expect(list?.scrollWidth).toBe(320);
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <ListRows>
      <ListRow {...args} href="#row" />
    </ListRows>
  ),
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', /Row/]);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** For hover, see Recipes/Controls. */
export const FocusVisible: Story = {
  ...People,
  play: async ({ canvas }) => {
    const of = canvas.getByRole('link');
    await expectStyleChange({ of, part: '::after', by: 'outlineStyle' }, () => userEvent.tab());
    await expect(getComputedStyle(of).outlineStyle).toBe('none');
  },
};
