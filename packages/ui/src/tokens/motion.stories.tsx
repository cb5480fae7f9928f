import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TokenName } from './token-name.tsx';
import { barStyle, findTokens, rowStyle, rowsStyle } from './token-rows.ts';
import { tokenPages } from './token-uses.ts';
import { cssVar, scales } from './tokens.ts';

const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Moves() {
  const [isThere, setThere] = useState(false);
  return (
    <div style={rowsStyle}>
      <Button onPress={() => setThere(!isThere)} style={{ justifySelf: 'start' }}>
        Move
      </Button>
      {findTokens(tokenPages.motion).map((name) => (
        <div key={name} style={rowStyle}>
          <TokenName name={name}>{scales[name]}</TokenName>
          {name === 'ease' ? null : (
            <div
              data-moves={name}
              style={{
                ...barStyle,
                width: isThere ? '100%' : 16,
                transition: `width ${cssVar(name)} ${cssVar('ease')}`,
              }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** With reduced motion, everything takes 1 ms, except the modal’s delay. */
export const Motion: Story = {
  render: () => <Moves />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const moves = [...canvasElement.querySelectorAll<HTMLElement>('[data-moves]')].map((moving) => {
      const { duration, easing } = moving.getAnimations()[0]?.effect?.getTiming() ?? {};
      return [moving.dataset.moves, `${duration}ms`, easing];
    });
    const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
    const spared = matches || document.documentElement.dataset.motion === 'reduced';
    const times = Object.entries(scales).filter(([name]) => name.startsWith('t-'));
    const takes = (name: string, time: string) => (spared && name !== 't-modal-hide' ? '1ms' : time);
    await expect(moves).toEqual(times.map(([name, time]) => [name, takes(name, time), scales.ease]));
  },
};
