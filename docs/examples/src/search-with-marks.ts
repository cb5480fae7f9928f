// The ranking of the command palette over any list of labels, with what to highlight.
import { createIndex } from '@boostdesk/search';

const index = createIndex([
  { label: 'Orders', url: '/orders' },
  { label: 'Rules', url: '/rules' },
  { label: 'BoostCoins', url: '/admin/boostcoins', aliases: ['money'] },
  { label: 'Order #10001', url: '/order/10001' },
  { label: 'Élodie’s order', url: '/order/10002' },
]);

for (const text of ['ORD', '10001', 'elodie', 'oders', 'money', 'кгдуы', 'zzz']) {
  const found = index.find(text).map(({ entry, kind, ranges }) => {
    // From the last one on, so that the places before it stay where they are.
    const marked = [...ranges]
      .reverse()
      .reduce(
        (label, [start, end]) => `${label.slice(0, start)}[${label.slice(start, end)}]${label.slice(end)}`,
        entry.label,
      );
    return `${marked} (${kind})`;
  });
  console.log(`${text}: ${found.join(', ') || 'nothing'}`);
}
