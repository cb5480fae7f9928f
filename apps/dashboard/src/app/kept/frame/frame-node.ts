/** An element as it is kept: its name, its attributes, what is in it; or a text. */
export type FrameNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...FrameNode[]];

/** A screen as somebody saw it last, until the app stands. */
export interface KeptFrame {
  readonly user: number;
  /** The server's session that saw it. */
  readonly sid: string;
  /** The build that drew it: names of classes and files are of one build. */
  readonly version: string;
  /** Path and search. */
  readonly address: string;
  readonly language: string;
  /** Of the window, in px. */
  readonly width: number;
  /** When it was seen, in ms. */
  readonly at: number;
  /** Paths of the style sheets that it needs. */
  readonly styles: readonly string[];
  /** Names of the faces that its words are written in. */
  readonly faces: readonly string[];
  readonly nodes: readonly FrameNode[];
}

/** Whoever edits the storage by hand can make text and drawings of it, and nothing that runs, loads or is sent. */
const TAG =
  /^(a|article|b|button|circle|defs|div|ellipse|form|g|h[1-6]|header|input|kbd|label|li|line|linearGradient|main|nav|ol|p|path|polygon|polyline|radialGradient|rect|section|small|span|stop|strong|svg|time|ul)$/;
const ATTRIBUTE =
  /^(aria-[a-z]+|class|clip-rule|data-[a-z-]+|dir|fill|fill-opacity|fill-rule|gradient[A-Z]\w+|height|href|id|lang|offset|opacity|placeholder|points|role|stop-[a-z]+|stroke|stroke-[a-z]+|style|transform|type|value|viewBox|width|[cfr]?[dxyr][12]?)$/;

/** A style sheet of the build, by its path. */
const STYLE = /^\/assets\/[\w.-]+\.css$/;
/** In a style or a colour: what is drawn elsewhere in the page loads nothing, all else may; an escape may hide it. */
const LOADING = /\\|(url|src|image(-set)?)\((?!["']?#)/i;
const isPaint = (name: string): boolean => /^(style|fill|stroke)$/.test(name);

/** A screen has some thousand names, and few different ones: each is judged once. */
function knownBy(names: RegExp): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const is = names.test(name);
    known.set(name, is);
    return is;
  };
}

export const isDrawn = knownBy(TAG);
const isAttribute = knownBy(ATTRIBUTE);
export const isOwnStyle = (path: string): boolean => STYLE.test(path);

/** An address is a path of this origin or a page elsewhere: no script. */
export function isKept(name: string, value: string): boolean {
  if (!isAttribute(name)) return false;
  if (name === 'href') return /^(\/|https?:\/\/)/.test(value);
  return !(isPaint(name) && LOADING.test(value));
}

/** Pressed before the app stands it would do nothing. A link leads where it says. */
export const isIdle = (tag: string): boolean => /^(button|input|form)$/.test(tag);
