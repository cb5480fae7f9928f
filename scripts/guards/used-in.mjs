// What the page of a component says of where the product uses it (`usedIn` of its stories), held against what the two apps import.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** How a page calls the screens of the apps, and the folders whose files draw them. */
const SCREENS = [
  [/\bHome\b|at home/, ['dashboard/home']],
  [/\bOrders\b/, ['dashboard/orders']],
  [/\bOrder\b|of an order/, ['dashboard/order']],
  [/\bprofile\b/i, ['dashboard/profile']],
  [/\busers\b/i, ['dashboard/users']],
  [/\bemployees\b/i, ['dashboard/employees']],
  [/\bAdmin\b/, ['dashboard/admin']],
  [/\bBoostCoins\b/, ['dashboard/boostcoins']],
  [/\bsite logs?\b/i, ['dashboard/site-log']],
  [/\bRules\b|\bFAQ\b/, ['dashboard/content-pages']],
  [/\bfeedback\b/i, ['dashboard/feedbacks']],
  [/\bprogress pays\b/i, ['dashboard/progresspays']],
  ...['Applications', 'Blog', 'Coupons', 'Expenses', 'Fines', 'Gifts', 'Payments', 'Payouts', 'Rankings'].map(
    (name) => [new RegExp(`\\b${name}\\b`, 'i'), [`dashboard/${name.toLowerCase()}`]],
  ),
  [/notifications/i, ['dashboard/alerts', 'dashboard/shell']],
  [
    /top bar|header|navigation|areas of the staff|change of page|first visit|Search on a phone|offline/i,
    ['dashboard/shell'],
  ],
  [/\bnew order\b/i, ['storefront/order']],
  [/sign-in|registration/i, ['storefront/sign-in']],
  [/become a booster/i, ['storefront/apply']],
  [/\bBoosters\b/, ['storefront/boosters']],
  [/\bloyalty\b/i, ['storefront/loyalty']],
  [/\bpayment\b.* on the public site/i, ['storefront/pay']],
  [/\bnew password\b/i, ['storefront/new-password']],
];
/** What is said of many screens at once; the first stands for all of them. */
const MANY = [
  [/every page of the dashboard|\bdesk\b|rows of lists|panels of lists/i, /^dashboard\//],
  [/every page of the public site|^public site$/, /^storefront\//],
  [/\bevery\b(?! (page|area) of)|\beverywhere\b/i, /./],
];

const UI = /@boostdesk\/ui\/([\w-]+)'/g;
const RELATIVE = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;

/** The screen that a file of an app belongs to; parts belong to whoever takes them. */
const placeOf = (file) => {
  const [, app, , layer, feature] = file.split('/');
  if (layer === 'parts') return undefined;
  return layer === 'features' ? `${app}/${feature}` : `${app}/shell`;
};

/** What a component of the library is made of, itself included. */
const madeOf = (root) => {
  const inner = new Map();
  for (const file of globSync('packages/ui/src/*/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\./.test(file)) continue;
    const name = basename(dirname(file));
    const found = [...readFileSync(join(root, file), 'utf8').matchAll(/from '\.\.\/([\w-]+)\//g)].map(
      ([, part]) => part,
    );
    inner.set(name, new Set([...(inner.get(name) ?? []), ...found]));
  }
  const all = (name, known = new Set()) => {
    if (known.has(name)) return known;
    known.add(name);
    for (const part of inner.get(name) ?? []) all(part, known);
    return known;
  };
  return all;
};

/** For each screen: the components that its own files import, and all that it draws. */
export function usesOf(root) {
  const files = new Map(
    globSync('apps/{dashboard,storefront}/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const importsOf = (file) => [...files.get(file).matchAll(UI)].map(([, name]) => name);
  const partsOf = (file) =>
    [...files.get(file).matchAll(RELATIVE)]
      .map(([, path]) => normalize(join(dirname(file), path)))
      .filter((path) => files.has(path) && placeOf(path) === undefined);
  const walk = (file, seen) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const part of partsOf(file)) walk(part, seen);
    return seen;
  };
  const inner = madeOf(root);
  const places = new Map();
  for (const file of files.keys()) {
    const place = placeOf(file);
    if (place === undefined) continue;
    const { own, drawn } = places.get(place) ?? { own: new Set(), drawn: new Set() };
    for (const name of importsOf(file)) own.add(name);
    for (const part of walk(file, new Set())) {
      for (const name of importsOf(part)) for (const each of inner(name)) drawn.add(each);
    }
    places.set(place, { own, drawn });
  }
  return places;
}

/** What is wrong with what a page says, in words. */
export function wrongUses(name, said, places) {
  const drawnIn = [...places].filter(([, { drawn }]) => drawn.has(name)).map(([place]) => place);
  if (said.length === 0)
    return drawnIn.length === 0 ? [] : [`${name}: used in ${drawnIn.join(', ')}, and says nowhere`];
  // 'In Menu and Select': in other components, whose own pages say where those are.
  if (said.every((entry) => /^In [A-Z]/.test(entry))) {
    return drawnIn.length === 0 ? [`${name}: nobody uses it`] : [];
  }
  const many = MANY.filter(([words]) => said.some((entry) => words.test(entry))).map(([, where]) => where);
  const screens = SCREENS.filter(([words]) => said.some((entry) => words.test(entry))).map(([, where]) => where);
  const nowhere = [
    ...screens.filter((where) => !where.some((place) => drawnIn.includes(place))).map(String),
    ...many.filter((where) => !drawnIn.some((place) => where.test(place))).map(String),
  ].map((where) => `${name}: says that it is used in ${where}, which does not import it`);
  const missing = [...places]
    .filter(([place, { own }]) => own.has(name) && !place.endsWith('/shell'))
    .map(([place]) => place)
    .filter((place) => !screens.flat().includes(place) && !many.some((where) => where.test(place)))
    .map((place) => `${name}: does not say that it is used in ${place}`);
  return [...nowhere, ...missing];
}
