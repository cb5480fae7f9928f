import { claimsOf } from '../../ahead/ask.ts';
import { painted } from '../../painted.ts';
import { rested } from '../../rested.ts';
import { loadFaces } from './frame-faces.ts';
import { FRAME_KEY } from './frame-key.ts';
import { isDrawn, isIdle, isKept, isOwnStyle, type KeptFrame } from './frame-node.ts';

declare global {
  /** Whether a screen of before stands until the app does; undefined where there is none. */
  var lastFrame: Promise<boolean> | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
/** As long as lists are kept, in ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A style sheet that takes longer is not waited for: the app itself begins after this, in ms. */
const STYLED_MS = 3_000;

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** What an object of JSON holds; nothing where it is no object. */
function fieldsOf(text: string): Fields {
  const value: unknown = JSON.parse(text);
  return isFields(value) ? value : {};
}

function giveAttribute(element: Element, name: string, value: unknown): void {
  if (typeof value !== 'string' || !isKept(name, value)) return;
  // The page's policy takes no style from an attribute.
  if (name === 'style' && (element instanceof HTMLElement || element instanceof SVGElement))
    element.style.cssText = value;
  else element.setAttribute(name, value);
}

function build(node: unknown, space: string): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children]: unknown[] = Array.isArray(node) ? node : [];
  if (typeof tag !== 'string' || !isDrawn(tag)) return document.createTextNode('');
  const own = tag === 'svg' ? SVG : space;
  const element = document.createElementNS(own, tag);
  for (const [name, value] of Object.entries(attributes ?? {})) giveAttribute(element, name, value);
  if (isIdle(tag)) element.toggleAttribute('inert', true);
  element.append(...children.map((child) => build(child, own)));
  return element;
}

type AnyFrame = Partial<Record<keyof KeptFrame, unknown>>;

const isOfBuild = ({ version }: AnyFrame): boolean =>
  version === document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;

function isOfHere(frame: AnyFrame): boolean {
  // Of the token's claims alone, as nothing is to be done with it.
  const { user, sid } = claimsOf(localStorage.getItem('token'));
  const age = Date.now() - Number(frame.at);
  return (
    user !== undefined &&
    frame.user === user &&
    frame.sid === sid &&
    frame.address === location.pathname + location.search &&
    frame.language === document.documentElement.lang &&
    frame.width === innerWidth &&
    age >= 0 &&
    age < KEPT_MS
  );
}

/** Who comes back to a place further down is not shown the top first. To ask for it takes a slow processor as long as a row. */
export function isAtTop(): boolean {
  try {
    const places = fieldsOf(sessionStorage.getItem('react-router-scroll-positions') ?? '{}');
    const key: unknown = history.state?.key;
    return !places[typeof key === 'string' ? key : 'default'];
  } catch {
    return false;
  }
}

const styleLink = (href: string, kind: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), kind, { crossOrigin: '', href });

/** Takes a style sheet into effect, unless the page has it. It stands after the page's own (`tools/web/styles-last.ts`). */
const takenIn = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = styleLink(href, { rel: 'stylesheet' });
    link.onload = () => resolve();
    link.onerror = () => {
      // The app asks for it once more.
      link.remove();
      reject(new Error(href));
    };
    document.body.append(link);
  });

/** Asks for a style sheet at once, which has no place before the page is read to its end; done when it has taken effect. */
async function loaded(href: string): Promise<void> {
  if (!isOwnStyle(href)) throw new Error(href);
  document.head.append(styleLink(href, { rel: 'preload', as: 'style' }));
  await parsed();
  await takenIn(href);
}

/** Fails for what comes too late; one that has failed before anybody listened says nothing any more. */
const inTime = (styled: Promise<unknown>): Promise<unknown> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, STYLED_MS);
  return Promise.race([styled, late.promise]).finally(() => clearTimeout(timer));
};

/** The style sheet of every page, which the page itself names. */
export const ownStyle = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[data-page]');
    if (link === null || link.sheet !== null) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
  });

/** Until the page is read to its end. */
export const parsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('readystatechange', () => resolve(), { once: true });
  });

/** Rows that a slow processor lays out before it does something else: two goes fill a window of 900 px. */
const ROWS_OF_A_GO = 9;

/**
 * Shows a screen, then what is in its rows, which are as high without it: nothing moves. Cards, of which a phone shows no more than a go
 * has, come with the screen.
 */
async function showInGoes(root: HTMLElement, page: readonly Node[]): Promise<void> {
  root.replaceChildren(...page);
  root.dataset.frame = '';
  root.setAttribute('aria-busy', 'true');
  const rows = [...root.querySelectorAll('[role=row]')].map((row) => [row, [...row.childNodes]] as const);
  for (const [row] of rows) row.replaceChildren();
  while (rows.length > 0) {
    // Laid out here: the next frame has that of all goes to do otherwise.
    root.getBoundingClientRect();
    await rested();
    // The app has drawn meanwhile.
    if (root.dataset.frame === undefined) return;
    for (const [row, cells] of rows.splice(0, ROWS_OF_A_GO)) row.append(...cells);
  }
}

/**
 * Draws a frame into the page's root, unless it is not wanted there by then. False where it is not there: it may be of another build, or
 * its styles not come.
 */
export async function draw(frame: Fields, isWanted = () => true): Promise<boolean> {
  const { faces, nodes, styles } = frame;
  try {
    // Asked for before the page is read to its end: each comes by the worker, which may have to wake up.
    const styled = Promise.all((Array.isArray(styles) ? styles : []).map((href) => loaded(`${href}`)));
    styled.catch(() => undefined);
    await parsed();
    const root = document.getElementById('root');
    if (root === null || !isOfBuild(frame)) return false;
    const page = (Array.isArray(nodes) ? nodes : []).map((node) => build(node, HTML));
    // Built and laid out in one task, a screen would hold a slow processor up for twice as long.
    await rested();
    // The faces are named in the style sheet of every page.
    await inTime(Promise.all([styled, ownStyle().then(() => loadFaces(faces))]));
    if (!isWanted()) return false;
    await showInGoes(root, page);
    await painted();
    // What follows takes the processor that brings the drawn frame onto the screen: it waits for the next.
    await painted();
    return true;
  } catch {
    return false;
  }
}

/** In a tab behind others no frame comes: the app would wait for each. */
export const isLookedAt = (): boolean => document.visibilityState !== 'hidden';

/** While the page is being read: the screen as it was seen last, where it is the same screen for the same session. */
export function drawFrame(): void {
  if (!isLookedAt()) return;
  try {
    const text = localStorage.getItem(FRAME_KEY);
    const frame = text === null ? null : fieldsOf(text);
    if (frame !== null && isOfHere(frame) && isAtTop()) globalThis.lastFrame = draw(frame);
  } catch {
    // What cannot be read is as if it were not there.
  }
}
