/**
 * Six columns of text and numbers. `mounted` renders rows and returns the time in ms; `scrolled` scrolls from top to
 * end at full speed and returns the median frame in ms.
 */
const ROWS = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import '@boostdesk/ui/base.css';
  const games = ['League of Legends', 'Valorant', 'Rocket League', 'Overwatch', 'Apex Legends'];
  const rows = Array.from({ length: 100000 }, (_, index) => ({
    id: index + 1, game: games[index % games.length], service: 'Division boost', customer: 'Customer ' + (index % 977),
    price: (index % 300) + 0.5, hours: index % 72,
  }));
  const names = ['id', 'game', 'service', 'customer', 'price', 'hours'];
  // As a screen has it: what it is called and its tools stand above the rows.
  const above = 200;
  const seen = Math.floor((innerHeight - above) / 44);
  const drawn = () => new Promise((answer) => {
    const start = performance.now();
    const after = new MessageChannel();
    after.port1.onmessage = () => answer(performance.now() - start);
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('[role=row]').length < seen) return;
      observer.disconnect();
      requestAnimationFrame(() => after.port2.postMessage(null));
    });
    observer.observe(document, { childList: true, subtree: true });
    document.getElementById('root').style.paddingTop = above + 'px';
    createRoot(document.getElementById('root')).render(h(Page));
  });
  // As the product has it: its font is there before a row is.
  globalThis.mounted = () => document.fonts.load('14px "Inter Variable"').then(drawn);
  const frame = () => new Promise(requestAnimationFrame);
  globalThis.scrolled = async () => {
    await mounted();
    const end = document.documentElement.scrollHeight - innerHeight;
    const frames = 200;
    const lengths = [];
    let before = await frame();
    for (let at = 1; at <= frames; at += 1) {
      scrollTo(0, (end * at) / frames);
      const now = await frame();
      lengths.push(now - before);
      before = now;
    }
    const last = [...document.querySelectorAll('[role=row]')].at(-1);
    if (!last.textContent.includes('100000')) throw new Error('It did not scroll to its end.');
    return lengths.sort((a, b) => a - b)[frames / 2];
  };`;

/** As used on a screen: selected, sorted, resized, scrolling with the page. */
export const GRID = `${ROWS}
  import { DataGrid } from '@boostdesk/ui/data-grid';
  import '@boostdesk/ui/data-grid.css';
  const columns = names.map((id) => ({ id, header: id, cell: (row) => row[id], sortValue: (row) => row[id] }));
  const getRowId = (row) => String(row.id);
  function Page() {
    const [selected, onChange] = useState(new Set());
    return h(DataGrid, { label: 'Orders', rows, columns, getRowId, selection: { selected, onChange } });
  }`;

/** The same cells with the bare virtualizer. */
export const LIST = `${ROWS}
  import { useWindowVirtualizer } from '@tanstack/react-virtual';
  function Page() {
    const list = useWindowVirtualizer({ count: rows.length, estimateSize: () => 44, overscan: 5, scrollMargin: above });
    return h('div', { style: { position: 'relative', height: list.getTotalSize() } }, list.getVirtualItems().map(({ index, start }) =>
      h('div', { key: index, role: 'row', style: { position: 'absolute', top: start - above, height: 44, width: '100%', display: 'flex' } },
        names.map((name) => h('div', { key: name, style: { flex: 1 } }, rows[index][name])))));
  }`;
