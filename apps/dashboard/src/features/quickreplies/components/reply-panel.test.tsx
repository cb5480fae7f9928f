import { FakeNetworkError } from '@boostdesk/api-client/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { QuickReply } from '../../../shared/quick-replies/api.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { ReplyPanel } from './reply-panel.tsx';

const reply: QuickReply = {
  ...{ id: 4, version: 0, title: 'Plan', shortcut: 'plan', text: 'See', audience: 'own', pictures: [] },
  ...{ owner: { id: 7, name: 'Kaito', image: null }, createdAt: '2026-01-01T00:00:00.000Z' },
};

test('a picture that is chosen again after its answer was lost has the id of the first upload', async () => {
  const ids: string[] = [];
  const addPicture = ({ clientId }: { readonly clientId: string }) => {
    ids.push(clientId);
    if (ids.length === 1) throw new FakeNetworkError();
    return { row: reply };
  };
  const { page, settle } = await renderInApp({
    node: <ReplyPanel reply={reply} canEdit onChanged={() => undefined} />,
    answers: { quickreplies: { addPicture } } as never,
  });
  const choose = async (name: string) => {
    const input = page.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable('no input');
    const file = new File(['x'], name, { type: 'image/png', lastModified: 1 });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
  };
  await choose('plan.png');
  await choose('plan.png');
  expect(ids[1]).toBe(ids[0]);
  await choose('plan.png');
  await choose('map.png');
  expect(new Set(ids).size).toBe(3);
});
