import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nodesOf } from './nodes-of.ts';

test('markup becomes elements and texts, as they stand in it', () => {
  expect(nodesOf('<p class="a">1 &lt; 2 &amp; 3<b>bold</b></p>end')).toEqual([
    ['p', { class: 'a' }, '1 < 2 & 3', ['b', {}, 'bold']],
    'end',
  ]);
});

test('drawings keep their names, and what has no end tag has none', () => {
  const markup = renderToStaticMarkup(
    createElement('svg', { viewBox: '0 0 4 4' }, createElement('linearGradient', { id: 'a' })),
  );
  expect(nodesOf(`${markup}<input type="text"/><p></p>`)).toEqual([
    ['svg', { viewBox: '0 0 4 4' }, ['linearGradient', { id: 'a' }]],
    ['input', { type: 'text' }],
    ['p', {}],
  ]);
});

test('what no page takes is left out with all that is in it', () => {
  expect(nodesOf('<p onclick="x()" id="a"><script>x()</script><style>p{}</style>words</p>')).toEqual([
    ['p', { id: 'a' }, 'words'],
  ]);
});
