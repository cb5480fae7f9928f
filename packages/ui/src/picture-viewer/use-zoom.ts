import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** 1 fits the picture into the stage; `x` and `y` move it, in px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const FIT: Zoom = { scale: 1, x: 0, y: 0 };
const STEP = 1.5;
const MOST = 6;
/** A horizontal swipe of this length shows another picture, in px. */
const SWIPE = 60;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Keeps the picture on the stage. */
function withinStage({ scale, x, y }: Zoom, stage: Element | null): Zoom {
  if (scale <= 1) return FIT;
  const { width, height } = stage?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return { scale, x: clamp(x, (width * (scale - 1)) / 2), y: clamp(y, (height * (scale - 1)) / 2) };
}

type Point = readonly [x: number, y: number];
const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

/**
 * Zoom of a picture by buttons, keys, wheel, pinch and drag.
 * @param onSwipe called with 1 for a swipe to the left, -1 to the right, while not zoomed
 */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const [zoom, setZoom] = useState(FIT);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>([0, 0]);

  const change = (to: (before: Zoom) => Zoom) => setZoom((before) => withinStage(to(before), stage.current));
  const scaleBy = (factor: number) =>
    change(({ scale, x, y }) => {
      const next = Math.min(MOST, Math.max(1, scale * factor));
      return { scale: next, x: (x * next) / scale, y: (y * next) / scale };
    });
  const moveBy = (byX: number, byY: number) => change(({ scale, x, y }) => ({ scale, x: x + byX, y: y + byY }));

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    start.current = [event.clientX, event.clientY];
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now: Point = [event.clientX, event.clientY];
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) scaleBy(distance(now, other) / Math.max(1, distance(before, other)));
    else moveBy(now[0] - before[0], now[1] - before[1]);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const wasAlone = pointers.current.size === 1 && pointers.current.delete(event.pointerId);
    pointers.current.delete(event.pointerId);
    const moved = event.clientX - start.current[0];
    const isSwipe = Math.abs(moved) > SWIPE && Math.abs(event.clientY - start.current[1]) < Math.abs(moved);
    if (wasAlone && zoom.scale === 1 && isSwipe) onSwipe(moved < 0 ? 1 : -1);
  }

  return {
    zoom,
    zoomIn: () => scaleBy(STEP),
    zoomOut: () => scaleBy(1 / STEP),
    reset: () => setZoom(FIT),
    moveBy,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId),
      onDoubleClick: () => (zoom.scale > 1 ? setZoom(FIT) : scaleBy(STEP * STEP)),
      onWheel: (event: { readonly deltaY: number }) => scaleBy(event.deltaY < 0 ? 1.15 : 1 / 1.15),
    },
  };
}
