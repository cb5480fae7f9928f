/** In px, because glyphs exceed their line box. */
const TOLERANCE = { across: 2, down: 4 };

interface TextBox {
  readonly what: string;
  readonly of: Node;
  readonly box: DOMRect;
}

const intersect = (one: DOMRect, other: DOMRect): DOMRect => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.max(0, Math.min(one.right, other.right) - left);
  return new DOMRect(left, top, width, Math.max(0, Math.min(one.bottom, other.bottom) - top));
};

/** Clipped by ancestors up to the frame. */
function clipToAncestors(box: DOMRect, element: Element | null, frame: Element): DOMRect {
  let seen = box;
  for (let at = element; at !== null && at !== frame; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') seen = intersect(seen, at.getBoundingClientRect());
  }
  return seen;
}

/** Visually hidden text is one pixel wide. */
const hasArea = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function collectTextBoxes(frame: Element): TextBox[] {
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const placed: TextBox[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const what = node.textContent?.trim() ?? '';
    if (what === '' || parent === null || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((box) => clipToAncestors(box, parent, frame)).filter(hasArea);
    const of = node;
    placed.push(...lines.map((box) => ({ what, of, box })));
  }
  return placed;
}

export function findTextOverlaps(frame: Element): string[] {
  const all = collectTextBoxes(frame);
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      if (one.of === other.of) return [];
      const { width, height } = intersect(one.box, other.box);
      return width > TOLERANCE.across && height > TOLERANCE.down ? [`'${one.what}' on '${other.what}'`] : [];
    }),
  );
}

const nameOf = (element: Element): string =>
  `${element.localName}.${element.className} '${element.textContent?.trim()}'`;

/** Content in the margin of a frame overflows. */
export function findOutOfFrame(frame: Element): string[] {
  const { paddingInlineStart } = getComputedStyle(frame);
  const { left, right } = frame.getBoundingClientRect();
  const edge = Number(paddingInlineStart.replace('px', '')) - TOLERANCE.across;
  const isOut = ({ box }: TextBox) => box.left < left + edge || box.right > right - edge;
  const isWorded = (element: Element) => element.textContent?.trim() !== '' && isVisible(element);
  const parts = [...frame.querySelectorAll(':not(svg *)')].filter(isWorded).map((element) => ({
    what: nameOf(element),
    of: element,
    box: clipToAncestors(element.getBoundingClientRect(), element.parentElement, frame),
  }));
  return [...parts.filter(({ box }) => hasArea(box)), ...collectTextBoxes(frame)].filter(isOut).map(({ what }) => what);
}
