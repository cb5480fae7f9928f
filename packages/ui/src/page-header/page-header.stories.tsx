import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { StatusPill } from '../status-pill/status-pill.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { PageHeader } from './page-header.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Says what the page is about, with its status, a way back and the available actions.',
  avoid: 'For just the page name, use the top bar.',
  usedIn: ['Order'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter', 'Follows the link'],
  ],
};

const meta = {
  title: 'Frame/Page header',
  component: PageHeader,
  args: {
    back: { href: '#orders', label: 'Orders' },
    title: 'LoL boosting, Solo/Duo',
    mark: <StatusPill status={1} />,
    meta: '#10482 · EU-West · $92.00 paid Nov 17',
    actions: (
      <>
        <Button>
          <Icon name="circle-pause" />
          Pause
        </Button>
        <Button>
          <Icon name="clock" />
          Extend
        </Button>
        <Button variant="quiet">
          <Icon name="flag" />
          Log progress
        </Button>
      </>
    ),
  },
  parameters: { page },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrderHeader: Story = {};
export const TitleOnly: Story = { render: () => <PageHeader title="Rankings" /> };

export const LongTexts: Story = longTexts(({ title, text, action, short }) => (
  <PageHeader
    title={title}
    mark={<StatusPill status={1} />}
    meta={text}
    back={{ href: '#back', label: short }}
    actions={<Button>{action}</Button>}
  />
));

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await expectFocusAfterKeys(['{Tab}', 'link', 'Orders']);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
