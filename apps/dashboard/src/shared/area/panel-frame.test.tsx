import { act, lazy, type ReactNode, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/in-app.tsx';
import { PanelFrame } from './panel-frame.tsx';

let show: (content: ReactNode) => void;

const Panel = () => {
  const [content, setContent] = useState<ReactNode>('it is on its way');
  show = setContent;
  return (
    <Suspense fallback={null}>
      <PanelFrame title="ID 7" onClose={() => undefined}>
        {content}
      </PanelFrame>
    </Suspense>
  );
};

test('an open panel stays while a part of it loads', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const { promise: code, resolve } = Promise.withResolvers<{ default: () => string }>();
  const Late = lazy(() => code);
  await renderInApp({ node: <Panel />, answers: {} });
  const panel = document.querySelector<HTMLElement>('.bd-side-panel');
  expect(panel?.textContent).toContain('it is on its way');
  await act(async () => show(<Late />));
  expect(panel?.isConnected).toBe(true);
  expect(panel?.style.display).toBe('');
  await act(async () => resolve({ default: () => 'what it is' }));
  expect(panel?.textContent).toContain('what it is');
});
