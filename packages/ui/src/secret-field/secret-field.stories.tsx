import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { installFakeTimers } from '../fake-timers.ts';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { SecretField } from './secret-field.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A login or password that’s revealed on request for 30 seconds and then discarded.',
  avoid: 'Not for values that can stay visible.',
  usedIn: ['Order'],
  keys: [
    ['Tab', 'Moves to Show and Copy'],
    ['Enter, Space', 'Shows or copies the value'],
  ],
};

const meta = {
  title: 'Display/Secret field',
  component: SecretField,
  args: { label: 'Login', onReveal: fn(async () => 'minapark77') },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};

export const ShowsAndForgets: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const time = installFakeTimers();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Show Login for 30 s' }));
      await canvas.findByText('minapark77');
      await expect(args.onReveal).toHaveBeenCalledOnce();
      time.advance(29_000);
      await expect(canvas.getByText('minapark77')).toBeVisible();
      time.advance(1000);
      await waitFor(() => expect(canvas.queryByText('minapark77')).toBeNull());
    } finally {
      time.uninstall();
    }
  },
};

export const Refused: Story = {
  args: { onReveal: fn(() => Promise.reject(new Error('paused'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Login for 30 s' }));
    await canvas.findByText('Couldn’t show this');
  },
};

/** A blocked clipboard gives a message. */
export const NotCopied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Login' }));
      await canvas.findByText('Couldn’t copy');
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

export const Locked: Story = { args: { isLocked: true } };

const secretTexts = longTexts(({ label }) => <SecretField label={label} onReveal={async () => 'minapark77'} />);

/** In px. */
const leftOf = (text: Node, place: number): number => {
  const letter = document.createRange();
  letter.setStart(text, place);
  letter.setEnd(text, place + 1);
  return letter.getBoundingClientRect().left;
};

/** An untranslated unit follows its number in right-to-left too. */
export const LongTexts: Story = {
  ...secretTexts,
  play: async (context) => {
    await secretTexts.play(context);
    for (const { firstChild } of within(context.canvasElement).getAllByText('30 s')) {
      await expect(leftOf(firstChild!, 0)).toBeLessThan(leftOf(firstChild!, 3));
    }
  },
};

/** Focus stays while loading. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Show Login for 30 s']);
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByText('minapark77');
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(within(canvasElement).queryByText('minapark77')).toBeNull());
  },
};
