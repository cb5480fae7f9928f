import type { OrderEvent, Picture } from '@boostdesk/api-client/contract';
import { ROLE } from '@boostdesk/auth';
import { sessionFromToken } from '@boostdesk/auth/session';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from '../../../data/query-client.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { orderView } from '../../../testing/order-view.ts';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { tokenFor } from '../../../testing/token.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { PicturesPlaceholder } from './pictures-placeholder.tsx';
import { TimelineCard } from './timeline-card.tsx';

const KAITO = { id: 5, name: 'Kaito', image: null };
const picture = (id: number, alt: string): Picture => ({
  ...{ id, alt, width: 400, height: 300 },
  url: `https://api.example/uploads/${id}/large`,
  thumbnail: `https://api.example/uploads/${id}/thumbnail`,
});
const event = (id: number, kind: OrderEvent['kind'], pictures?: Picture[]): OrderEvent => ({
  ...{ id, kind, at: '2026-11-29T12:00:00Z', actor: KAITO, data: {} },
  ...(pictures !== undefined && { pictures }),
});
const order = orderView(7, {
  proof: { note: 'Platinum IV reached.', link: null },
  events: [
    event(1, 'progress', [picture(11, 'The score'), picture(12, '')]),
    event(2, 'progress'),
    event(3, 'completed', [picture(13, '')]),
  ],
});

beforeEach(() => stubLayout());

async function render(node: Parameters<typeof renderInApp>[0]['node'], user = 9) {
  const read = sessionFromToken(tokenFor({ user, role: ROLE.customer }), { now: 0 });
  if (!read.ok) throw new Error(read.reason);
  const app = await renderInApp({ node, answers: {}, claims: read.session });
  await app.settle();
  const names = () => [...app.page.querySelectorAll('img')].map(({ alt }) => alt);
  return { ...app, names };
}

test.each([
  ['one picture', 1, '1.333'],
  ['two', 2, '2.034'],
  ['three', 3, '1'],
])('%s keep their room before the code is loaded', (_, count, ratio) => {
  const pictures = Array.from({ length: count }, (_, place) => picture(place + 1, ''));
  const room = renderToStaticMarkup(<PicturesPlaceholder pictures={pictures} />);
  expect(Number(/aspect-ratio:([\d.]+)/.exec(room)?.[1]).toFixed(3)).toBe(Number(ratio).toFixed(3));
});

test('the timeline shows the pictures of each entry, described by who added them', async () => {
  const { names } = await render(<TimelineCard order={order} />);
  expect(names()).toEqual(['Picture from Kaito', 'The score', 'Picture from Kaito']);
});

test('the booster’s own pictures say so, beside the proof', async () => {
  const { names, page } = await render(<OutcomeCard order={order} />, KAITO.id);
  expect(page.textContent).toContain('Platinum IV reached.');
  expect(names()).toEqual(['Your picture']);
});

test('a picture that does not load fetches the order again, for new addresses', async () => {
  const { page, queries } = await render(<OutcomeCard order={order} />);
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  await act(async () => page.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(invalidate).toHaveBeenCalledWith({ queryKey: keys.order(7) });
});
