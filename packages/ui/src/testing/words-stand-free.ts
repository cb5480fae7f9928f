/** px within which two boxes count as apart, and a box as within another: letters lean out of their line. */
const LEAN = { across: 2, down: 4 };

interface Placed {
  readonly what: string;
  readonly of: Node;
  readonly box: DOMRect;
}

const cut = (one: DOMRect, other: DOMRect): DOMRect => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.max(0, Math.min(one.right, other.right) - left);
  return new DOMRect(left, top, width, Math.max(0, Math.min(one.bottom, other.bottom) - top));
};

/** What is seen of a box in an element: what its parents up to the frame do not cut off. */
function seenOf(box: DOMRect, element: Element | null, frame: Element): DOMRect {
  let seen = box;
  for (let at = element; at !== null && at !== frame; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') seen = cut(seen, at.getBoundingClientRect());
  }
  return seen;
}

/** Words for screen readers alone are a pixel wide. */
const isSeen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function wordsIn(frame: Element): Placed[] {
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const placed: Placed[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const what = node.textContent?.trim() ?? '';
    if (what === '' || parent === null || !isDrawn(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((box) => seenOf(box, parent, frame)).filter(isSeen);
    const of = node;
    placed.push(...lines.map((box) => ({ what, of, box })));
  }
  return placed;
}

/** Words that stand on other words. */
export function wordsOnWords(frame: Element): string[] {
  const all = wordsIn(frame);
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      if (one.of === other.of) return [];
      const { width, height } = cut(one.box, other.box);
      return width > LEAN.across && height > LEAN.down ? [`'${one.what}' on '${other.what}'`] : [];
    }),
  );
}

const nameOf = (element: Element): string =>
  `${element.localName}.${element.className} '${element.textContent?.trim()}'`;

/** Parts and words that stand in the margin of a frame: they stick out of what they belong to. */
export function outOfPlace(frame: Element): string[] {
  const { paddingInlineStart } = getComputedStyle(frame);
  const { left, right } = frame.getBoundingClientRect();
  const edge = Number(paddingInlineStart.replace('px', '')) - LEAN.across;
  const isOut = ({ box }: Placed) => box.left < left + edge || box.right > right - edge;
  const isWorded = (element: Element) => element.textContent?.trim() !== '' && isDrawn(element);
  const parts = [...frame.querySelectorAll(':not(svg *)')].filter(isWorded).map((element) => ({
    what: nameOf(element),
    of: element,
    box: seenOf(element.getBoundingClientRect(), element.parentElement, frame),
  }));
  return [...parts.filter(({ box }) => isSeen(box)), ...wordsIn(frame)].filter(isOut).map(({ what }) => what);
}
